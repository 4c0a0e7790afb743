/** How to put a board on a page of one's own, shown on a page that does so. */
import "stepstar/element";
import { offline } from "../offline/register.js";
import { copyButtons } from "../shared/copy.js";
import { languageMenu } from "../shared/language.js";
import { theme } from "../shared/theme.js";

theme();
languageMenu();
copyButtons();
offline();
