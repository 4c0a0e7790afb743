/** One sitting of a reader, as SCORM 1.2 has it: state in, score, status and state out. */
import type { Api } from "./api.js";

export interface Report {
  /** 0 to 1; undefined if the page is not graded. */
  readonly score: number | undefined;
  /** The reader has done all there is to do. */
  readonly complete: boolean;
  readonly state: object;
}

export class Session {
  #open = false;
  readonly #begun = Date.now();

  constructor(private readonly api: Api) {}

  /** Begins the sitting, and returns what was kept of the last one. */
  begin(): unknown {
    const { api } = this;
    this.#open = String(api.LMSInitialize("")) === "true";
    if (!this.#open) return undefined;
    const status = String(api.LMSGetValue("cmi.core.lesson_status"));
    if (status === "" || status === "not attempted") {
      api.LMSSetValue("cmi.core.lesson_status", "incomplete");
      api.LMSCommit("");
    }
    try {
      return JSON.parse(String(api.LMSGetValue("cmi.suspend_data")));
    } catch {
      return undefined;
    }
  }

  report({ score, complete, state }: Report): void {
    if (!this.#open) return;
    const { api } = this;
    if (score !== undefined) {
      api.LMSSetValue("cmi.core.score.min", "0");
      api.LMSSetValue("cmi.core.score.max", "100");
      api.LMSSetValue("cmi.core.score.raw", String(Math.round(score * 100)));
    }
    // What is completed stays so, whatever the reader does next.
    if (complete) api.LMSSetValue("cmi.core.lesson_status", "completed");
    api.LMSSetValue("cmi.suspend_data", JSON.stringify(state));
    api.LMSCommit("");
  }

  /** Ends the sitting: the state is wanted again in the next one. */
  finish(): void {
    if (!this.#open) return;
    this.#open = false;
    const { api } = this;
    api.LMSSetValue("cmi.core.session_time", timeSpan(Date.now() - this.#begun));
    api.LMSSetValue("cmi.core.exit", "suspend");
    api.LMSCommit("");
    api.LMSFinish("");
  }
}

/** HHHH:MM:SS.SS */
export function timeSpan(milliseconds: number): string {
  const seconds = Math.max(0, milliseconds) / 1000;
  const two = (number: number) => String(Math.floor(number)).padStart(2, "0");
  return `${two(seconds / 3600).padStart(4, "0")}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
}
