/** `stepstar/element`: defines `<step-star>`. */
import { version } from "./index.js";

class StepStar extends HTMLElement {
  connectedCallback(): void {
    this.title = version();
  }
}

if (!customElements.get("step-star")) customElements.define("step-star", StepStar);
