/** The page on migrating from other libraries: all its text is in the HTML. */
import { offline } from "../offline/register.js";
import { copyButtons } from "../shared/copy.js";
import { languageMenu } from "../shared/language.js";
import { theme } from "../shared/theme.js";

theme();
languageMenu();
copyButtons();
offline();
