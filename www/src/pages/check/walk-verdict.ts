/** What is known of the run of a program that replans: the verdict, its tick on two boards, the mistakes and their lines of code. */
import type { Change, Options, WalkDiagnosis, WalkMistake } from "stepstar";
import type { Place, StepStarElement } from "stepstar/element";
import { codeBlock } from "../../course/mistakes/code-block.js";
import { inStep } from "../../course/mistakes/in-step.js";
import { D_STAR_LITE } from "../../course/mistakes/walk-code.js";
import { WALK_TEXTS } from "../../course/mistakes/walk-texts.js";
import { sentencesOf, spans } from "../../package/shared/spans.js";
import { make } from "../shared/dom.js";
import { said, t } from "../shared/text.js";
import { walkBoard } from "../shared/walk-board.js";

export interface CheckedWalk {
  readonly map: string;
  readonly start: Place;
  readonly goal: Place;
  readonly changes: readonly Change[];
  readonly options: Options;
  readonly found: WalkDiagnosis;
}

export const WALK_HEADLINES: { readonly [verdict in WalkDiagnosis["verdict"]]: string } = {
  correct: t("Correct: a program that replans could have gone exactly this way."),
  "correct-with-remarks": t("Correct, with a remark."),
  mistaken: t("Not a correct program that replans."),
  "not-a-run": t("This is no run on this map."),
};

export function showWalkVerdict(where: HTMLElement, checked: CheckedWalk): void {
  const { found } = checked;
  const { message, saying, line, mistakes, tick } = found;
  const sentences = sentencesOf(said({ text: message, saying }));
  const printed =
    found.verdict === "mistaken" && line !== undefined ? t("That is line {line} of the run.", { line }) : "";
  const [first = "", ...rest] = sentences;
  where.replaceChildren(make("p", { id: "message" }, ...spans(first, printed, ...rest)));
  if (found.verdict === "not-a-run") return;
  where.append(...boards(checked, mistakes[0], tick));
  for (const name of mistakes)
    where.append(
      make("h3", {}, `${t(WALK_TEXTS[name].title)} (${name})`),
      make("p", {}, t(WALK_TEXTS[name].answer)),
      codeBlock(D_STAR_LITE, name, t),
      make("p", {}, make("a", { href: `./zoo.html#${name}` }, t("This mistake on its smallest map"))),
    );
}

/** A program with the mistake beside a right one, at the tick in which they differ; without one the right one alone. */
function boards(checked: CheckedWalk, mistake: WalkMistake | undefined, tick: number | undefined): HTMLElement[] {
  const { found, options, ...walk } = checked;
  const { replanner, diagonal, diagonalCost } = found;
  const meant = { ...options, ...(diagonal && { diagonal, diagonalCost }) };
  const shown = { ...walk, replanner, options: meant };
  const right = walkBoard(shown, t("A correct program"));
  const pair: StepStarElement[] = [right];
  if (mistake) {
    const wrong = walkBoard({ ...shown, mistake }, t("A program with this mistake"));
    right.controls = "none";
    pair.unshift(wrong);
    inStep([wrong, right]);
  }
  // It walks once it is near the window.
  for (const board of pair)
    board.addEventListener(
      "result",
      () => {
        const { trace } = board;
        if (trace && tick !== undefined && tick < trace.ticks) board.position = trace.tickStart(tick) + 1;
      },
      { once: true },
    );
  const figures = pair.map((board) => make("figure", {}, make("figcaption", {}, board.ariaLabel!), board));
  const hint = t("Ties may be decided otherwise than in your program.");
  const together = mistake ? t("The boards are stepped through together.") : "";
  return [make("div", { className: "pair" }, ...figures), make("p", { className: "hint" }, ...spans(together, hint))];
}
