/** jsdom, in which Jest tests pages, lacks both converters between bytes and text, which the bindings need; the Node around it has them. */
import { builtin } from "./node.js";

const { TextDecoder, TextEncoder } = builtin("node:util") ?? globalThis;
globalThis.TextDecoder ??= TextDecoder;
globalThis.TextEncoder ??= TextEncoder;
