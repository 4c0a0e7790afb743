/** The page on migrating from other libraries: all its text is in the HTML. */
import { offline } from "../offline/register.js";
import { copyButtons } from "../page/copy.js";
import { language } from "../page/language.js";
import { theme } from "../page/theme.js";

theme();
language();
copyButtons();
offline();
