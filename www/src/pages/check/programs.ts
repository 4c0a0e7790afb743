/** Whole programs that print a run, in six languages: the tests run them. */

import java from "../../../../docs/runs/AStar.java?raw";
import c from "../../../../docs/runs/astar.c?raw";
import cpp from "../../../../docs/runs/astar.cpp?raw";
import javascript from "../../../../docs/runs/astar.mjs?raw";
import python from "../../../../docs/runs/astar.py?raw";
import rust from "../../../../docs/runs/astar.rs?raw";
import { make } from "../shared/dom.js";
import { t } from "../shared/text.js";

const PROGRAMS = { Python: python, Java: java, C: c, "C++": cpp, JavaScript: javascript, Rust: rust };

export function showPrograms(where: HTMLElement): void {
  for (const [language, text] of Object.entries(PROGRAMS)) {
    const listing = make("pre", { tabIndex: 0 }, make("code", {}, text.trim()));
    listing.setAttribute("role", "group");
    listing.ariaLabel = t("A program in {language}", { language });
    where.append(make("details", {}, make("summary", { translate: false }, language), listing));
  }
}
