/**
 * Types alone: tells TypeScript of the tag in React. The first line of a text that is copied for React asks for it, and so may any file of a
 * project: `/// <reference types="stepstar/react" />`.
 */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { StepStarElement, StepStarTags } from "./element.js";

type Usual = DetailedHTMLProps<HTMLAttributes<StepStarElement>, StepStarElement>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends StepStarTags<Usual> {}
  }
}
