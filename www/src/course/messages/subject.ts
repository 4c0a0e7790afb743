/** Tells messages for us from those of others that share the page: slides send strings, extensions send anything. */

export interface Message {
  readonly subject: string;
  readonly [field: string]: unknown;
}

/** The message, if it is an object whose subject begins with one of ours. */
export function ours(data: unknown): Message | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { subject } = data as { subject?: unknown };
  if (typeof subject !== "string" || !/^(SPLICE|stepstar)\./.test(subject)) return undefined;
  return data as Message;
}
