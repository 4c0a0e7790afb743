/** The part of the engine that judges runs of programs that replan: a module of its own, fetched when one is judged first. */
import { code, letters } from "../../generated/replanning.js";
import { bytesOf } from "../bytes-of.js";

export const replanningCode = () => bytesOf(code, letters);
