/**
 * exercise.html: one exercise after another, as the address says: `exercise.html#kind=order&seed=7&student=Ada`. Alone, or in a frame whose
 * host is told of the marks.
 */
import "stepstar/element";
import { bringFloors, type StepStarElement } from "stepstar/element";
import { COURSE_NAMES, courseOf, tabStorage } from "../../course/address.js";
import { unknownNames } from "../../course/exercise/names.js";
import { onRows, wholeRows } from "../../course/exercise/own-map.js";
import { USUAL } from "../../course/exercise/settings.js";
import { connect } from "../../course/messages/connect.js";
import { findApi } from "../../course/scorm/api.js";
import { sit } from "../../course/scorm/sitting.js";
import { isReadLater } from "../../package/shared/map-files.js";
import type { Named } from "../../package/shared/named.js";
import type { Said } from "../../package/shared/said.js";
import { spans } from "../../package/shared/spans.js";
import { place } from "../shared/dom.js";
import { languageMenu } from "../shared/language.js";
import { reasonOf, said, t } from "../shared/text.js";
import { theme } from "../shared/theme.js";

/** What the address says of the exercise, by the names of attributes; the element says what is wrong with them. */
const NAMES = Object.keys(USUAL).filter((name) => name !== "map");
/** Of the map's cells, as addresses said it before there was an attribute. */
const OLDER = "terrain";

const board = document.querySelector<StepStarElement>("step-star")!;
const framed = window.parent !== window;
const api = findApi(window);
const tell = (sentence: string) => {
  // Who practises alone reads the score of each exercise below it.
  if (framed || api) place("kept").textContent = sentence;
};
const complain = (...sentences: readonly (string | Said | Named)[]) =>
  place("fault").replaceChildren(...spans(...sentences.map(said)));
const sitting = api && sit(api, board, tell);

/** Of a package for a course, which has no address of its own, the page says it. */
const hash = () =>
  location.hash.length > 1
    ? location.hash
    : (document.querySelector<HTMLMetaElement>("meta[name=exercise]")?.content ?? "");

async function show(): Promise<void> {
  const given = new URLSearchParams(hash().slice(1));
  const named = [...given.keys()].filter((name) => name !== OLDER);
  complain(...unknownNames(named, [...NAMES, "map", ...COURSE_NAMES]));
  if (/^(false|no|0)$/.test(given.get(OLDER) ?? "")) given.set("plain", "true");
  if (sitting?.student && !given.get("student")) given.set("student", sitting.student);
  for (const name of NAMES) {
    const text = given.get(name);
    if (text === null) board.removeAttribute(name);
    else board.setAttribute(name, text);
  }
  const map = given.get("map");
  if (map && isReadLater(onRows(map))) {
    const { hash: shown } = location;
    await bringFloors();
    if (location.hash !== shown) return;
  }
  try {
    if (map) board.setAttribute("map", wholeRows(map, t));
    else board.removeAttribute("map");
    board.mode = "exercise";
    board.hidden = false;
  } catch (error) {
    // Of what is lost nothing can be asked, and another exercise would be taken for it.
    board.hidden = true;
    board.mode = "watch";
    complain(t("This link is damaged, so nothing is asked: copy all of it once more."), reasonOf(error));
  }
}

// In a course's page head and foot would only lead away.
const isGuest = framed || api !== undefined;
for (const part of document.querySelectorAll<HTMLElement>(".skip, .page-head, .page-foot")) part.hidden = isGuest;
document.body.classList.toggle("guest", isGuest);
if (!isGuest) theme();
languageMenu();
window.addEventListener("hashchange", () => void show());
void show();
if (sitting) void sitting.restore();
else {
  const course = courseOf(hash(), "exercise");
  connect(board, {
    ...course,
    // After a reload the exercise is as it was; whoever sits here next begins anew.
    storage: course.storage ?? (framed ? undefined : tabStorage("exercise")),
    show: tell,
    complain,
    height: () => document.documentElement.offsetHeight,
  });
}
