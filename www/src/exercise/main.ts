/** One exercise after another, as the address says. Alone, or in a frame whose host is told of the marks. */
import "stepstar/element";
import type { StepStarElement } from "stepstar/element";
import { courseOf } from "../course/address.js";
import { connect } from "../course/messages/connect.js";
import { place } from "../page/dom.js";
import { begin } from "./exercise.js";
import { Marks } from "./marks.js";
import { readSettings } from "./settings.js";

const marks = new Marks();
let end = () => {};

function show(): void {
  end();
  const settings = readSettings(location.hash);
  end = begin(place("exercise"), settings, marks);
}

const framed = window.parent !== window;
document.querySelector<HTMLElement>("footer")!.hidden = framed;
window.addEventListener("hashchange", show);
show();
connect(marks.board as StepStarElement, {
  ...courseOf(location.hash, "exercise"),
  // A series is one exercise, however many questions it has.
  questions: 1000,
  // Who practises alone reads the score of each exercise below it.
  show: (sentence) => {
    if (framed) place("kept").textContent = sentence;
  },
  complain: (sentence) => {
    place("kept").textContent = sentence;
  },
  height: () => document.documentElement.offsetHeight,
});
