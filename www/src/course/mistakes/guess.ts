/** The question before the answer: which of four mistakes is it? */
import { make } from "../../package/shared/dom.js";
import { between, seeded } from "../../package/shared/random.js";
import type { MistakeText } from "./texts.js";

const CHOICES = 4;

/** The right answer among others that do not give the same run, in an order that is the same for every reader. */
export function choicesFor<Name>(
  mistake: Name,
  same: readonly Name[],
  all: readonly Name[],
  seed = all.indexOf(mistake) + 1,
): Name[] {
  const random = seeded(seed);
  const others = all.filter((one) => one !== mistake && !same.includes(one));
  const drawn = [mistake];
  while (drawn.length < CHOICES) drawn.push(...others.splice(between(random, 0, others.length - 1), 1));
  drawn.splice(between(random, 0, CHOICES - 1), 0, ...drawn.splice(0, 1));
  return drawn;
}

export function guess<Name extends string>(
  mistake: Name,
  choices: readonly Name[],
  texts: { readonly [name in Name]: MistakeText },
  answer: HTMLDetailsElement,
  say: (english: string) => string,
): HTMLElement {
  const said = make("p", { className: "said" });
  said.setAttribute("role", "status");
  const radios = choices.map((choice) => {
    const radio = make("input", { type: "radio", name: `guess-${mistake}`, value: choice });
    radio.onchange = () => {
      const right = choice === mistake;
      said.className = right ? "said good" : "said bad";
      said.textContent = say(right ? "Yes." : "No: step through it once more.");
      if (right) answer.open = true;
    };
    return make("label", { className: "check" }, radio, say(texts[choice].title));
  });
  return make("fieldset", {}, make("legend", {}, say("What goes wrong?")), ...radios, said);
}
