/** How to put a board on a page of one's own, shown on a page that does so. */
import "stepstar/element";
import { offline } from "../offline/register.js";
import { copyButtons } from "../page/copy.js";
import { language } from "../page/language.js";
import { theme } from "../page/theme.js";

theme();
language("guides");
copyButtons();
offline();
