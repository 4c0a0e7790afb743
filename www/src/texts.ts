/** What turns bytes into text and back. jsdom, in which Jest tests pages, has neither of the two; Node around it has. */
import { builtin } from "./node.js";

export const { TextDecoder, TextEncoder } = globalThis.TextDecoder ? globalThis : builtin("node:util")!;
