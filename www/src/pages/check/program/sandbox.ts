/** Runs a program apart: in a worker of a sandboxed frame, which ends with the frame. */
import { t } from "../../shared/text.js";
import type { Job, ProgramWork, Ran } from "./protocol.js";

/** A program may take so long: what takes longer goes on for ever. */
const MOST_SECONDS = 20;

/** Programs and their frame lie beside the pages. */
const beside = (name: string) => new URL(`./${name}`, document.baseURI).href;

/** Throws with a sentence if it was stopped, took too long, or can't run here at all. */
export async function runApart(work: ProgramWork, signal: AbortSignal): Promise<Ran> {
  const [script, engine] = await Promise.all([
    fetched(`run-${work.language}.js`, signal).then((answer) => answer.text()),
    work.language === "python" ? fetched("micropython.wasm", signal).then((answer) => answer.arrayBuffer()) : undefined,
  ]);
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.hidden = true;
  frame.title = t("The program");
  frame.src = beside("run.html");
  const ended = new AbortController();
  const { signal: over } = ended;
  try {
    return await new Promise<Ran>((done, failed) => {
      const stop = () => failed(new Error(t("The program was stopped.")));
      if (signal.aborted) return stop();
      signal.addEventListener("abort", stop, { signal: over });
      const hear = ({ source, data }: MessageEvent<"ready" | Partial<Ran>>) => {
        if (source !== frame.contentWindow) return;
        if (data === "ready") {
          const job: Job = { script, work, ...(engine && { engine }) };
          frame.contentWindow!.postMessage(job, "*", engine ? [engine] : []);
        } else if (data.taken) done(data as Ran);
        else
          failed(
            new Error(
              t(
                "This site’s policy does not let a program run in the page: have it print each cell that it takes, and paste what it prints.",
              ),
            ),
          );
      };
      addEventListener("message", hear, { signal: over });
      const late = setTimeout(
        () =>
          failed(
            new Error(t("The program was stopped after {n} seconds: it seems to go on for ever.", { n: MOST_SECONDS })),
          ),
        MOST_SECONDS * 1000,
      );
      over.addEventListener("abort", () => clearTimeout(late));
      document.body.append(frame);
    });
  } finally {
    ended.abort();
    frame.remove();
  }
}

async function fetched(name: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(beside(name), { signal }).catch(() => undefined);
  if (signal.aborted) throw new Error(t("The program was stopped."));
  if (!answer?.ok) throw new Error(t("What runs programs could not be fetched: {name}.", { name }));
  return answer;
}
