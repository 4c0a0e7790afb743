/** The reference page: all its text is in the HTML. */
import { offline } from "../offline/register.js";
import { theme } from "../page/theme.js";

theme();
offline();
