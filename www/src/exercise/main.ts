/** One exercise after another, as the address says. Alone, or in a frame whose host is told of the marks. */
import "stepstar/element";
import { courseOf } from "../course/address.js";
import { connect } from "../course/messages/connect.js";
import { findApi } from "../course/scorm/api.js";
import { place } from "../page/dom.js";
import { language } from "../page/language.js";
import { begin } from "./exercise.js";
import { Marks } from "./marks.js";
import { sit } from "./scorm.js";
import { readSettings } from "./settings.js";

const marks = new Marks();
const framed = window.parent !== window;
const api = findApi(window);
const tell = (sentence: string) => {
  // Who practises alone reads the score of each exercise below it.
  if (framed || api) place("kept").textContent = sentence;
};
const sitting = api && sit(api, marks, tell);
let end = () => {};

/** Of a package for a course, which has no address of its own, the page says it. */
const hash = () =>
  location.hash.length > 1
    ? location.hash
    : (document.querySelector<HTMLMetaElement>("meta[name=exercise]")?.content ?? "");

function show(): void {
  end();
  const settings = readSettings(hash());
  end = begin(place("exercise"), { ...settings, student: settings.student || (sitting?.student ?? "") }, marks);
}

language("practice");
document.querySelector<HTMLElement>("footer")!.hidden = framed || api !== undefined;
window.addEventListener("hashchange", show);
show();
if (sitting) void sitting.restore();
else
  connect(marks.board, {
    ...courseOf(hash(), "exercise"),
    // A series is one exercise, however many questions it has.
    questions: Number.POSITIVE_INFINITY,
    show: tell,
    complain: (sentence) => {
      place("kept").textContent = sentence;
    },
    height: () => document.documentElement.offsetHeight,
  });
