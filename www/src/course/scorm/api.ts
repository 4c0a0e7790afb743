/** The run-time of SCORM 1.2, which the system around the page provides, and how to find it. */

export interface Api {
  LMSInitialize(nothing: ""): unknown;
  LMSGetValue(name: string): unknown;
  LMSSetValue(name: string, value: string): unknown;
  LMSCommit(nothing: ""): unknown;
  LMSFinish(nothing: ""): unknown;
}

/** More frames in each other than any system has: a page of another origin may pretend to be its own parent. */
const DEEPEST = 500;

/** Upwards through the frames, then through the window that opened this one. */
export function findApi(from: Window): Api | undefined {
  return searchedUp(from) ?? searchedUp(openerOf(from));
}

function searchedUp(from: Window | null): Api | undefined {
  let window = from;
  for (let depth = 0; window && depth < DEEPEST; depth++) {
    const found = apiOf(window);
    if (found || window.parent === window) return found;
    window = window.parent;
  }
  return undefined;
}

const CALLS = ["LMSInitialize", "LMSGetValue", "LMSSetValue", "LMSCommit", "LMSFinish"] as const;

/** A window of another origin may not be looked into; and a frame or an element of that name is no run-time. */
function apiOf(window: Window): Api | undefined {
  try {
    const { API: found } = window as { API?: Partial<Api> | null };
    return CALLS.every((call) => typeof found?.[call] === "function") ? (found as Api) : undefined;
  } catch {
    return undefined;
  }
}

/** Of this window, or of the one that holds its frames. */
function openerOf(from: Window): Window | null {
  try {
    return (from.opener ?? from.top?.opener ?? null) as Window | null;
  } catch {
    return null;
  }
}
