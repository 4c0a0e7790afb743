/** The lessons are plain markup around the element, as a course page would have it. */
import "stepstar/element";
import { offline } from "../offline/register.js";
import { language } from "../page/language.js";
import { theme } from "../page/theme.js";

theme();
language();
offline();
