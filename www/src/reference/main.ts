/** The reference page: its text is all in the page. */
import { offline } from "../offline/register.js";
import { theme } from "../page/theme.js";

theme();
offline();
