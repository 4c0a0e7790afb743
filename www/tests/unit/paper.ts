/** A document without a browser: just enough of one to read what a page would show. */
export class Sheet {
  readonly children: (Sheet | string)[] = [];
  readonly attributes: Record<string, string> = {};
  readonly classes = new Set<string>();
  readonly classList = {
    toggle: (name: string, on: boolean) => void (on ? this.classes.add(name) : this.classes.delete(name)),
  };
  clientWidth = 600;

  constructor(readonly tag: string) {}

  setAttribute(name: string, value: string): void {
    this.attributes[name] = value;
  }

  append(...children: (Sheet | string)[]): void {
    this.children.push(...children);
  }

  replaceChildren(...children: (Sheet | string)[]): void {
    this.children.splice(0);
    this.append(...children);
  }

  get textContent(): string {
    return this.children.map((child) => (typeof child === "string" ? child : child.textContent)).join("");
  }

  /** All elements of a kind, in their order. */
  all(tag: string): Sheet[] {
    const below = this.children.flatMap((child) => (typeof child === "string" ? [] : child.all(tag)));
    return this.tag === tag ? [this, ...below] : below;
  }
}

export const paper = {
  createElement: (tag: string) => new Sheet(tag),
  createElementNS: (_: string, tag: string) => new Sheet(tag),
};
