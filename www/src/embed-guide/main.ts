/** How to put a board on one's own page, shown on a page that does it. */
import "stepstar/element";
import { offline } from "../offline/register.js";
import { theme } from "../page/theme.js";

theme();
offline();
