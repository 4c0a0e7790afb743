/** How the element looks; its colours and sizes come from the tokens. */
import { moreContrast, tokens } from "./tokens.js";

export const sheet = `
:host { ${tokens} display: block; font: var(--size-1)/1.5 var(--sans); font-variant-numeric: tabular-nums;
  /* Not inherited from the page: an F in place of f would mean something else. */
  text-align: start; text-indent: 0; text-transform: none; letter-spacing: normal; word-spacing: normal; white-space: normal; word-break: normal;
  text-shadow: none; -webkit-text-stroke: 0; writing-mode: horizontal-tb; break-inside: avoid; }
:host([theme=light]) { color-scheme: light; }
:host([theme=dark]) { color-scheme: dark; }
/* Behind a page's element that is alone on the screen there is black. */
:host(:fullscreen) { overflow: auto; color: var(--ink); background: var(--paper); }
:host([hidden]), [hidden] { display: none !important; }
* { box-sizing: border-box; }
/* English and German run left to right, whatever the page does. */
.frame, .told, .look, dialog { direction: ltr; }
.probe { height: 0; color: var(--paper); transition: color 1ms; }
/* Of two verdicts side by side on a phone, each says aloud what there is no room for. */
.unseen, .narrow figure .sure { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

/* Text outside the frame is on the page: without a theme of its own, it has the page's colour. */
.frame, .deed { color: var(--ink); background: var(--card); }
.frame { border: 1px solid var(--line); border-radius: var(--radius); overflow: clip; }
.row, .tools { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; }
.row { padding: .375rem .75rem; }
.top { border-bottom: 1px solid var(--line); min-height: 3.25rem; }
.top:last-child { border: solid var(--line); border-width: 1px 0 0; }
.tools { gap: .125rem; }
.tools .gap { width: 1px; height: 1.5rem; margin: 0 .375rem; background: var(--line); }
.boards { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 1px; background: var(--line); }
/* Three stand side by side where there is room, and four, unless there is much, two to a row and lower. */
.boards:has(figure:nth-child(3)) { grid: none / repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); }
@media (max-width: 110rem) { :not(.narrow) > .frame > .boards:has(figure:nth-child(4)) { grid: none / repeat(2, minmax(0, 1fr)); }
  :not(.narrow) > .frame > .boards:has(figure:nth-child(4)) { --below: clamp(5.5rem, 14vh, 7.75rem); }
  :not(.narrow) > .frame > .boards:has(figure:nth-child(4)) .board { max-height: max(8rem, var(--each-height, 22vh)); } }
.boards figure { position: relative; margin: 0; min-width: 0; background: var(--card); }
.boards figcaption { padding: .25rem .75rem; }
figcaption, .count, .tick-count, .speed { font-size: var(--size-0); color: var(--soft); }
/* Name and counts: neither breaks across lines. */
figcaption span { display: inline-block; }

.board { position: relative; contain: layout paint; width: 100%; aspect-ratio: var(--shape, 3 / 2); min-height: 8rem;
  max-height: max(8rem, min(var(--most-height, 76vh), var(--rows, 16) * 96px)); cursor: crosshair; outline: none; overflow: hidden;
  touch-action: pan-y; user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; }
:host([height]) .board { height: var(--board-height, var(--height)); aspect-ratio: auto; max-height: none; }
.editable .board { touch-action: none; }
.board:focus-visible::after { content: ""; position: absolute; inset: 0; border: 2px solid var(--accent); pointer-events: none; }
.board[data-tool=pan] { cursor: grab; }
.board[data-tool=pointer] { cursor: default; }
.board[data-grab] { cursor: grab; }
.board[data-grab=holding] { cursor: grabbing; }
/* The cursor is a mode, in which arrows do not step. */
figure[data-cursor]:not([data-cursor=""])::after { content: attr(data-cursor); position: absolute; left: 0; top: 0; padding: 0 .5rem;
  font-size: var(--size-0); color: var(--on-accent); background: var(--accent); border-radius: 0 0 .375rem 0; pointer-events: none; }
/* As in a cell that has room for them: f above, g and h below. */
.lens { position: absolute; display: grid; grid-template: "f f" "g h"; gap: 0 .625rem; padding: .125rem .5rem; white-space: nowrap;
  font-size: var(--size-0); line-height: 1.35; color: var(--ink); background: var(--card); border: 1px solid var(--edge);
  border-radius: .375rem; pointer-events: none; }
.lens .f { grid-area: f; text-align: center; font-weight: 600; }
.lens .h { text-align: end; }
/* Not over what is being drawn. */
.board:active ~ .lens { display: none; }
canvas { position: absolute; inset: 0; width: 100%; height: 100%; letter-spacing: 0; }
.before { opacity: 0; }
.before, .marks { pointer-events: none; }

button, select { font: inherit; font-size: var(--size-0); color: inherit; background: none; border: 1px solid transparent;
  border-radius: .375rem; min-height: 2.25rem; padding: 0 .5rem; cursor: pointer; touch-action: manipulation; }
select { appearance: none; border-color: var(--line); background: var(--card); }
button:hover:where(:not([aria-disabled=true])) { background: var(--tint); }
button[aria-disabled=true] { cursor: default; }
button[aria-disabled=true] svg { opacity: .4; }
button[aria-pressed=true] { border-color: var(--accent); color: var(--accent); background: var(--tint); }
:is(button, select, input):focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
.speed select { padding-right: 1.5rem;
  background: var(--arrow) right .5rem center / .625rem .3125rem no-repeat var(--card); }
.tools > select { width: 2.25rem; padding: 0 .75rem; text-align: center; }
.tools .material { border: 1px dashed; color: var(--accent); }
.tools button { min-width: 2rem; padding: 0; }
svg { width: 1.25rem; height: 1.25rem; display: block; margin: auto; fill: currentColor; }
svg.lines { fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }

/* Above the board, which could cover the line where it ends within a pixel. Presses there still reach its last row. */
.player { position: relative; border-top: 1px solid var(--line); padding-block: .25rem; pointer-events: none; }
.player > * { pointer-events: auto; }
/* The row of floors takes its room from the board above. */
.board:has(+ .floors:not([hidden])) { max-height: max(8rem, min(var(--most-height, 76vh) - 2.625rem, var(--rows, 16) * 96px)); }
.floors { display: flex; flex-wrap: wrap; gap: .125rem; padding: .125rem .5rem; border-top: 1px solid var(--line); }
.player > div { display: flex; align-items: center; }
.player .big { min-width: 2.75rem; min-height: 2.75rem; padding: 0; }
.player .play { background: var(--accent); color: var(--on-accent); border-radius: 50%; margin: 0 .25rem; }
.player .play:hover { background: color-mix(in srgb, var(--accent) 85%, var(--ink)); }
.player > .ticks { flex: 1 0 100%; gap: .75rem; pointer-events: auto; font-size: var(--size-0); color: var(--soft); }
.tick-count { white-space: nowrap; }
.player > .ticks[hidden] { display: none; }
.scrub { flex: 1 1 9rem; position: relative; height: 2.75rem; }
.scrub canvas { height: .875rem; top: 0; pointer-events: none; }
.scrub input { position: absolute; inset: .375rem 0 0; }
input[type=range] { --done: 0%; appearance: none; width: 100%; height: 2.25rem; margin: 0; background: none; cursor: pointer; }
input::-webkit-slider-runnable-track { height: .25rem; border-radius: .125rem;
  background: linear-gradient(90deg, var(--accent) var(--done), var(--line) var(--done)); }
input::-moz-range-track { height: .25rem; border-radius: .125rem;
  background: linear-gradient(90deg, var(--accent) var(--done), var(--line) var(--done)); }
input::-webkit-slider-thumb { appearance: none; width: 1.125rem; height: 1.125rem; margin-top: -.4375rem; border-radius: 50%;
  background: var(--card); border: .1875rem solid var(--accent); }
input::-moz-range-thumb { box-sizing: border-box; width: 1.125rem; height: 1.125rem; border-radius: 50%;
  background: var(--card); border: .1875rem solid var(--accent); }
.count { justify-content: flex-end; }
.speed { margin-left: auto; flex-wrap: wrap; justify-content: flex-end; gap: 0 .5rem; }
.speed input { width: 5rem; }
.rate { min-width: 7.5rem; text-align: right; }

.verdict { display: flex; align-items: center; height: 2.5rem; overflow: hidden; }
.top .verdict { flex: 1 1 17rem; justify-content: flex-end; }
.boards .verdict { height: auto; min-height: 2.5rem; margin: 0 .75rem .25rem; }
/* Each of two searches has name, verdict and sentence in a room that stays: before there is a verdict, the sentence has all of it.
   Where they are narrow, the one that leads has its sentence below. */
:not(.narrow) > .frame figure:has(.said) { display: grid; grid-template: auto auto auto minmax(0, 1fr) / fit-content(45%) minmax(0, 1fr); container-type: inline-size; }
:not(.narrow) > .frame figure:has(.said)::before { content: ""; grid-area: 2 / 1 / 5 / -1; height: var(--below, 11rem); }
:not(.narrow) > .frame figure > .board { grid-area: 1 / 1 / 2 / -1; }
:not(.narrow) > .frame figure > figcaption { grid-area: 2 / 1; align-self: center; padding-right: 0; }
:not(.narrow) > .frame figure:has(.said) > figcaption { min-height: calc(1lh + .5rem); }
:not(.narrow) > .frame figure > .verdict { grid-area: 3 / 1 / 4 / -1; }
:not(.narrow) > .frame figure > .said { grid-area: 4 / 1 / 5 / -1; contain: size; }
:not(.narrow) > .frame figure.under-way > .verdict { display: none; }
:not(.narrow) > .frame figure.under-way > figcaption { grid-column: 1 / -1; }
/* Beside the name where there is room for both. */
@container (min-width: 27rem) { :not(.narrow) > .frame figure > .verdict { grid-area: 2 / 2; justify-content: flex-end; margin-top: .25rem; } }
figure > .said { margin: 0 .75rem .5rem; font: .9375rem/1.4 var(--serif); text-wrap: pretty; }
@media (max-height: 40rem) { figure > .said { display: none; } :not(.narrow) > .frame > .boards { --below: 0; } }
@media (min-height: 40.01rem) { :not(.narrow) > .frame:has(.said) ~ .caption .told:not(:has(.deed:not([hidden]))) { display: none; }
  /* What can be done stands beside the line about the cell under the pointer, which stays: no more room is kept below two boards. */
  :not(.narrow) > .frame:has(.said) ~ .caption:has(.deed:not([hidden])) { display: flex; gap: 1rem; }
  :not(.narrow) > .frame:has(.said) ~ .caption .told { order: 1; height: auto; }
  :not(.narrow) > .frame:has(.said) ~ .caption .look { margin: 0; } }
.look, ::slotted([slot=caption]) { flex: auto; }
.badge { display: flex; align-items: safe center; justify-content: center; text-align: center; padding: .125rem .75rem; min-height: 2rem;
  max-height: 100%; overflow: auto; border-radius: 1rem; font-size: var(--size-0); line-height: 1.2; background: var(--tint); }
/* Where room is short, links go below the words. */
.boards .badge { flex-wrap: wrap; row-gap: .125rem; }
.badge:empty, .under-way .verdict, [data-state="asking"] :is(.verdict, .scrub canvas), .idle :is(.scrub, .count, .speed) { visibility: hidden; }
.verdict:has(.mute) { display: none; }
.badge.old { opacity: .5; }
.half { display: inline-block; }
.badge.good { background: var(--good-back); color: var(--good); }
.badge.bad { background: var(--bad-back); color: var(--bad); }
.badge button { flex: none; min-height: 0; margin-left: .375rem; padding: 0; color: inherit; text-decoration: underline; }
.caption { margin: .375rem 0 0; }
:host(:is([theme=light], [theme=dark])) .caption { padding: .375rem .75rem; border-radius: var(--radius); color: var(--ink); background: var(--paper); }
.told { --lines: 3; display: flex; align-items: flex-start; gap: .25rem 1rem; height: calc(1.4 * var(--letters, 1rem) * var(--lines)); }
.say, .look, .said { container-type: scroll-state; overflow-y: auto; scrollbar-width: thin; }
.say { margin: 0; max-width: 52em; max-height: 100%; font: var(--letters, 1rem)/1.4 var(--serif); text-wrap: pretty; }
@container scroll-state(scrollable: bottom) { :is(.say, .look, .said)::after { content: "…" / ""; display: block; position: sticky; bottom: 0;
  width: 1.5em; margin: -1.4em 0 0 auto; text-align: center; color: var(--ink); background: var(--tint); } }
.deed { flex: none; border-color: var(--edge); padding: 0 .75rem; }
/* What is about to be pressed stays where it is while the numbers before it grow. */
.say:has(+ .deed:not([hidden])) { min-width: min(20em, 70%); }
.look { margin: .25rem 0 0; height: 1.5em; font-size: var(--size-0); opacity: .75; }
.fault { margin: 0; padding: .75rem; background: var(--bad-back); color: var(--bad); border-bottom: 1px solid var(--line); }
.text, [data-state="blank"] :is(.top, .boards, .player, .caption) { display: none; }
[data-state="blank"] .fault { border: 0; }
[data-state="blank"] .fault:not([hidden]) ~ .text { display: block; margin: 0; padding: 0 .75rem; overflow: auto; }
.bare .frame { border: 0; border-radius: 0; }

dialog { color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: var(--radius); padding: 1.25rem 1.5rem; text-wrap: pretty;
  max-width: min(52rem, 92%); max-height: 86%; }
dialog button { border-color: var(--edge); padding: 0 1rem; }
dialog::backdrop { background: color-mix(in srgb, var(--paper) 70%, transparent); }
dialog h2 { margin: 0 0 .5rem; font: 600 var(--size-2)/1.3 var(--serif); outline: none; }
dialog dl { display: grid; grid-template-columns: repeat(2, minmax(5.25rem, auto) 1fr); gap: .25rem .75rem; margin: .75rem 0; font-size: var(--size-0); }
dialog dt { display: flex; gap: .5rem; align-items: flex-start; }
dt svg { margin: -1px 0; }
dt kbd { margin: -1px 0 -1px auto; }
dialog dd { margin: 0; color: var(--soft); }
kbd { font: inherit; border: 1px solid var(--line); border-radius: .25rem; padding: 0 .375rem; white-space: nowrap; }

.narrow .row { gap: 0 .5rem; }
.narrow :is(.buttons, .speed) { flex: 1 1 100%; justify-content: space-between; }
.narrow .buttons { flex-wrap: wrap; }
.narrow .big:not(.play) { flex: 1; min-width: 1.75rem; max-width: 2.75rem; }
.narrow .boards { grid: none / repeat(auto-fit, minmax(min(100%, 8rem), 1fr)); }
.narrow .scrub { flex-basis: 7.5rem; }
.narrow .speed input { flex: 1 1 3rem; width: 3rem; }
.narrow .rate { min-width: 0; }
.narrow figcaption { min-height: calc(3em + .5rem); padding-inline: .25rem; }
.narrow figure > .said { display: none; }
.narrow .verdict { height: auto; min-height: 3.5rem; }
.narrow .top .verdict { flex-basis: 12rem; justify-content: flex-start; }
.narrow .boards .verdict { height: auto; min-height: 5.5rem; margin: 0 .25rem .25rem; }
.narrow .badge { display: block; text-align: start; min-height: 0; padding-block: .25rem; }
.narrow .half { display: inline; }
.narrow .top .badge { text-wrap: balance; }
.narrow .told { --lines: var(--said-lines, 6); }
.narrow .look { height: 3em; }
/* A phone on its side: controls beside the board. */
.low:not(.bare) .frame { display: grid; grid-template: auto 1fr / 19rem 1fr; }
.low .boards { grid-area: 1 / 2 / span 3; }
.low .told { --lines: 3; }
.low .top { border: 0; }
@media (pointer: coarse) {
  /* Two rows, close together, leave room for the board, and no tool has to be scrolled to. */
  .narrow .top { padding-inline: .25rem; }
  /* Beside the board of a phone on its side there is room for one, scrolled by finger. Undo stays in view. */
  .low .tools { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; scroll-padding: 3rem; }
  .low .tools > * { flex: none; }
  .low .tools :focus-visible { outline-offset: -2px; }
  .low .gap + button { position: sticky; right: 0; background: var(--card); box-shadow: 0 0 .5rem .25rem var(--card); }
  .narrow .tools { gap: 0; }
  .narrow .tools .gap { margin: 0; }
  button, select, input[type=range] { min-height: 2.5rem; }
  .tools > :not(.gap) { min-width: 2.5rem; }
  /* Without hover, only a pinned cell is described: no room is kept for it. */
  .look:empty { display: none; }
}
.key { display: none; }
.scale { display: flex; flex-wrap: wrap; align-items: center; gap: 0 .5rem; margin: 0; padding: .25rem .75rem; font-size: var(--size-0); color: var(--soft); font-variant-numeric: tabular-nums; }
.scale[hidden] { display: none; }
.shades { flex: 0 1 9rem; height: .75rem; border: 1px solid var(--edge); background: linear-gradient(to right, var(--near), var(--far)); print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.limit { border-inline-start: .1875rem solid var(--ink); padding-inline-start: .375rem; }
@media (max-width: 40rem) { dialog dl { grid-template-columns: minmax(5.25rem, auto) 1fr; } }
@supports (-webkit-touch-callout: none) { select { font-size: 1rem; } }
@media (prefers-contrast: more) { :host { ${moreContrast} } }
@media (forced-colors: active) {
  .board, .probe, .scrub canvas, input[type=range], button[aria-pressed=true] { forced-color-adjust: none; }
  button[aria-pressed=true] { background: Highlight; color: HighlightText; }
  .speed select { appearance: auto; padding: 0 .5rem; }
  /* The system's colours, whatever the theme. */
  :host, :host([theme]) { color-scheme: light dark; --paper: Canvas; --card: Canvas; --ink: CanvasText; --soft: CanvasText; --line: CanvasText; --accent: Highlight;
    --rule: color-mix(in srgb, CanvasText 25%, Canvas); --on-accent: HighlightText; --free: Canvas; --wall: CanvasText;
    --hatch: Canvas; --path: CanvasText; --casing: Canvas; --now: Highlight; }
}
@media print {
  .tools, .floors, .player, .lens, .badge:not(.good, .bad), .badge button, [data-state="asking"] .verdict { display: none !important; }
  /* Without a verdict it takes no room. */
  .top { justify-content: center; min-height: 0; padding-block: 0; border: 0; }
  .top .badge { margin-block: .375rem; }
  :is(.told, .verdict, .look) { height: auto !important; }
  .say { overflow: visible; }
  .frame { display: block !important; }
  /* As wide as its column, whatever it was on the screen. The lowest canvas has all layers. */
  :is(:host, :host([height])) .board { aspect-ratio: var(--paper-shape, var(--shape, 3 / 2)); height: auto; min-height: 0; max-height: 90vh; }
  .board canvas { object-fit: contain; }
  .before, .marks { display: none; }
  .key { display: flex; flex-wrap: wrap; gap: .125rem 1rem; margin: 0; padding: .25rem 0 0; list-style: none; font-size: var(--size-0); }
  .key li { display: flex; align-items: center; gap: .375rem; }
  .key svg { width: 1rem; height: 1rem; margin: 0; fill: none; }
  .key .wall { fill: var(--wall); stroke: var(--hatch); }
  .key .open { fill: var(--open); stroke: var(--open-edge); stroke-width: 2; }
  .key .fresh { fill: var(--open); stroke: var(--open-edge); stroke-width: 4; }
  .key .closed { fill: var(--closed); stroke: var(--closed-edge); }
  .key .now { fill: var(--closed); stroke: var(--now); stroke-width: 3; }
  .key .path { stroke: var(--path); stroke-width: 3; }
  .key :is(.repaired, .wasted) { stroke: var(--now); stroke-width: 2; }
  .key .repaired { fill: var(--now); }
  :host, :host([theme]) { color-scheme: light; --card: #fff; }
  :host([theme]) .caption { background: none; }
}
`;
