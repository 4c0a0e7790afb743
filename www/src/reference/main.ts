/** The reference page: all its text is in the HTML. */
import { offline } from "../offline/register.js";
import { copyButtons } from "../page/copy.js";
import { language } from "../page/language.js";
import { theme } from "../page/theme.js";
import { search } from "./search.js";

theme();
language();
// First, as the buttons' words are not to be found.
search();
copyButtons();
offline();
