/** The part of the engine that looks for paths by quick routes: a module of its own, so that a figure goes without until it needs one. */
import { code, letters } from "../../generated/finding.js";
import { bytesOf } from "../bytes-of.js";

export const findingCode = () => bytesOf(code, letters);
