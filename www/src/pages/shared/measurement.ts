/** The controls of a measurement in a worker: what it is asked, Run and Cancel, how far it is, and how it ended. */
import { arrived, button, handOver, make, place } from "./dom.js";
import { t } from "./text.js";

export interface Measurement {
  readonly bar: HTMLProgressElement;
  readonly status: HTMLElement;
  /** Ends the worker, and says why. */
  stop(sentence: string): void;
  /** A first look that nobody asked for. Run stays ready, and takes its place. */
  glance(): void;
}

/** `begin` reads the plan from the fields, and gives what starts a worker on it; `hear` gets each of its answers. */
export function measurement<Message>(
  fields: readonly HTMLElement[],
  begin: (asked: boolean) => () => Worker,
  hear: (message: Message) => void,
): Measurement {
  const bar = place("progress") as HTMLProgressElement;
  const status = place("status");
  let running: Worker | null = null;
  const stop = (sentence: string) => {
    running?.terminate();
    running = null;
    handOver(cancel, start);
    status.textContent = sentence;
  };
  const failed = () => stop(t("The browser could not run the worker that measures: this page or frame may forbid it."));
  const measure = (asked: boolean) => {
    running?.terminate();
    bar.value = 0;
    const worker = begin(asked);
    try {
      running = worker();
    } catch {
      return failed();
    }
    running.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
    running.onerror = failed;
  };
  const run = () => {
    handOver(start, cancel);
    measure(true);
  };
  const start = button(t("Run it"), run, { className: "primary" });
  const cancel = button(t("Cancel"), () => stop(t("Cancelled. What was measured so far is kept.")), { disabled: true });
  place("plan").append(
    make("div", { className: "options" }, ...fields),
    make("div", { className: "row" }, start, cancel),
  );
  arrived();
  return { bar, status, stop, glance: () => measure(false) };
}
