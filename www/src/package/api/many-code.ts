/** The part of the engine for many queries on a map, and for lists of queries: a module of its own, so that who asks one query at a time goes without. */
import { code, letters } from "../../generated/many.js";
import { bytesOf } from "../bytes-of.js";

export const manyCode = () => bytesOf(code, letters);
