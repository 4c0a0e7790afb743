/** `stepstar/embed.js`: one classic script with everything inside. */
import "./element.js";
