/** The reference page: all its text is in the HTML. */
import { offline } from "../offline/register.js";
import { copyButtons } from "../shared/copy.js";
import { languageMenu } from "../shared/language.js";
import { theme } from "../shared/theme.js";
import { search } from "./search.js";

theme();
languageMenu();
// First, as the buttons' words are not to be found.
search();
copyButtons();
offline();
