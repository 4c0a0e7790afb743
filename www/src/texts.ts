/** Converters between bytes and text. jsdom, in which Jest tests pages, lacks both; the Node around it has them. */
import { builtin } from "./node.js";

export const { TextDecoder, TextEncoder } = globalThis.TextDecoder ? globalThis : builtin("node:util")!;
