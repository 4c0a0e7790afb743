/** One sitting of a reader, as SCORM 1.2 has it: state in, score, status and state out. */
import type { Api } from "./api.js";

export interface SessionReport {
  /** 0 to 1; undefined if the page is not graded. */
  readonly score: number | undefined;
  /** The reader has done all there is to do. */
  readonly complete: boolean;
  readonly state: object;
}

/** What SCORM's calls answer where they did not do it. */
const REFUSED = "false";

export class Session {
  #open = false;
  readonly #begun = Date.now();

  constructor(private readonly api: Api) {}

  /** Begins the sitting, and returns what was kept of the last one. */
  begin(): unknown {
    this.#open = this.#ask((api) => api.LMSInitialize("")) === "true";
    if (!this.#open) return undefined;
    const status = this.#get("cmi.core.lesson_status");
    if (status === "" || status === "not attempted") {
      this.#set("cmi.core.lesson_status", "incomplete");
      this.#ask((api) => api.LMSCommit(""));
    }
    try {
      return JSON.parse(this.#get("cmi.suspend_data"));
    } catch {
      return undefined;
    }
  }

  /** The system's name for who sits here; empty where it does not say. */
  get student(): string {
    return this.#open ? this.#get("cmi.core.student_id") : "";
  }

  /** Returns whether the system has taken it: it refuses once the sitting has ended there, or who sits here is no longer signed in. */
  report({ score, complete, state }: SessionReport): boolean {
    if (!this.#open) return false;
    if (score !== undefined) {
      // Systems need not know these two.
      this.#set("cmi.core.score.min", "0");
      this.#set("cmi.core.score.max", "100");
    }
    const taken = [
      score === undefined || this.#set("cmi.core.score.raw", String(Math.round(score * 100))),
      // What is completed stays so, whatever the reader does next.
      !complete || this.#set("cmi.core.lesson_status", "completed"),
      this.#set("cmi.suspend_data", JSON.stringify(state)),
      this.#ask((api) => api.LMSCommit("")) !== REFUSED,
    ];
    return taken.every(Boolean);
  }

  /** Ends the sitting: the state is wanted again in the next one. */
  finish(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#set("cmi.core.session_time", timeSpan(Date.now() - this.#begun));
    this.#set("cmi.core.exit", "suspend");
    this.#ask((api) => api.LMSCommit(""));
    this.#ask((api) => api.LMSFinish(""));
  }

  #get(name: string): string {
    const value = this.#ask((api) => api.LMSGetValue(name) ?? "");
    return value === REFUSED ? "" : value;
  }

  #set(name: string, value: string): boolean {
    return this.#ask((api) => api.LMSSetValue(name, value)) !== REFUSED;
  }

  /** A system that is gone, such as the window that opened this one, throws: that is a refusal too. */
  #ask(call: (api: Api) => unknown): string {
    try {
      return String(call(this.api));
    } catch {
      return REFUSED;
    }
  }
}

/** HHHH:MM:SS.SS */
export function timeSpan(milliseconds: number): string {
  const seconds = Math.max(0, milliseconds) / 1000;
  const two = (number: number) => String(Math.floor(number)).padStart(2, "0");
  return `${two(seconds / 3600).padStart(4, "0")}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
}
