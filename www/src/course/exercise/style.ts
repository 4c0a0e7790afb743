/** How exercises look; the colours are the element's. */
const css = `
.exercise { padding: .75rem; color: var(--ink); background: var(--card); border: 1px solid var(--line); border-radius: var(--radius); direction: ltr; }
.exercise.above { margin-bottom: .5rem; }
.exercise.below { margin-top: .5rem; }
.exercise .controls:empty { display: none; }
.exercise > .controls { margin-top: 0; }
.exercise > :last-child { margin-bottom: 0; }
.exercise :is(h2, p) { margin: 0 0 .5rem; }
.exercise h2 { font: 600 var(--size-2)/1.3 var(--serif); }
.exercise .rules, .exercise .score { color: var(--soft); font-size: var(--size-0); }
.exercise .prompt { font: 600 var(--size-1)/1.4 var(--serif); }
.exercise .row { display: flex; flex-wrap: wrap; gap: .5rem; padding: 0; }
.exercise .controls { margin: .5rem 0; }
/* A longer sentence scrolls: what the learner reads next is below it. */
.told { height: calc(1.4 * var(--letters, 1rem) * 3); }
/* Room for what is said, so that nothing below it moves. */
.exercise .reply { min-height: 3rem; }
.exercise .good { color: var(--good); }
.exercise .bad { color: var(--bad); }
.exercise .choices { display: grid; gap: .5rem; justify-items: start; }
.exercise button { min-height: 2.75rem; padding: .25rem .75rem; border-color: var(--edge); font-size: var(--size-1); text-align: start; }
.exercise .primary { color: var(--on-accent); background: var(--accent); border-color: var(--accent); }
.exercise .primary:hover { background: color-mix(in srgb, var(--accent) 85%, var(--ink)); }
.exercise label { display: inline-flex; align-items: center; gap: .375rem; }
.exercise input { width: 5.5rem; min-height: 2.75rem; padding: 0 .5rem; font: inherit; color: inherit; background: var(--card);
  border: 1px solid var(--edge); border-radius: .375rem; }
.exercise ol { margin: .5rem 0; padding-left: 1.5rem; }
@media print { .exercise .row, .exercise .controls { display: none; } }
`;

/** Question and buttons beside the board, so that all three are in view together. */
const beside = `
@media screen {
  :host(:not([hidden])) { display: grid; grid-template-columns: minmax(0, 1fr) 21rem; gap: 1rem; align-items: start; }
  .side { grid-area: 1 / 2; }
  /* What is said comes last, where it moves nothing. */
  .side .below { display: flex; flex-direction: column; align-items: start; }
  .side .reply { order: 1; min-height: 0; margin: .5rem 0 0; }
  .side .summary { order: 2; }
}
`;
/** On a phone every line counts, and the buttons stay in view below whatever is read or drawn. */
const close = `
@media screen { .exercise.below { position: sticky; bottom: 0; z-index: 1; } }
.exercise.below { display: grid; grid-template-columns: 1fr auto; align-items: center; gap: 0 .5rem; }
.below > :not(.score, .rest) { grid-column: 1 / -1; }
.exercise { padding: .5rem; }
.exercise.above { margin-bottom: .25rem; }
.exercise.below { margin-top: .25rem; }
.exercise :is(h2, p) { margin-bottom: .25rem; }
.exercise :is(h2, .prompt) { font-size: var(--size-1); line-height: 1.3; }
.exercise .controls { margin: .25rem 0; }
.exercise button { font-size: var(--size-0); }
`;

/** In rem, where an element has room beside its board, or no room at all. */
const WIDE = 44;
const CLOSE = 28;

export interface Layout {
  readonly sheet: CSSStyleSheet;
  /** How the element is laid out at a width in pixels; true: with the question beside the board. */
  at(width: number): boolean;
}

export function layoutIn({ defaultView, documentElement }: Document): Layout {
  const sheet = new defaultView!.CSSStyleSheet();
  let shown = "";
  return {
    sheet,
    at(width) {
      const rem = Number.parseFloat(defaultView!.getComputedStyle(documentElement).fontSize);
      const isWide = width >= WIDE * rem;
      const wanted = css + (isWide ? beside : width < CLOSE * rem ? close : "");
      if (wanted !== shown) sheet.replaceSync(wanted);
      shown = wanted;
      return isWide;
    },
  };
}
