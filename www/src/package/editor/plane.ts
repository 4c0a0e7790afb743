/** Where a pointer is on an element that the page around it may magnify, turn, mirror or tilt. */
import { make } from "../shared/dom.js";

export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

export class Plane {
  /** Dots in the element's corners, clockwise: on the screen they lie where the corners do, but the element's own box only encloses it. */
  readonly #corners: readonly HTMLElement[];

  constructor(private readonly element: HTMLElement) {
    this.#corners = ["0 0", "0 100%", "100% 100%", "100% 0"].map((place) => {
      const dot = make("div");
      const [top, left] = place.split(" ");
      Object.assign(dot.style, { position: "absolute", top, left });
      element.append(dot);
      return dot;
    });
  }

  /** In the element's own pixels. */
  at({ clientX, clientY }: MouseEvent): PlanePoint {
    const { clientWidth, clientHeight } = this.element;
    const point = new DOMPoint(clientX, clientY).matrixTransform(this.#projection().inverse());
    return { x: (point.x / point.w) * clientWidth, y: (point.y / point.w) * clientHeight };
  }

  /**
   * From the element's width and height, each taken as 1, to the screen, where any four corners are possible:
   *
   *     a ---- b
   *     |      |
   *     d ---- c
   */
  #projection(): DOMMatrix {
    const corners = this.#corners.map((dot) => dot.getBoundingClientRect());
    const [a, b, c, d] = corners as [DOMRect, DOMRect, DOMRect, DOMRect];
    const [bx, by, dx, dy] = [b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y];
    // 0 unless the element is tilted: opposite sides are parallel.
    const [x, y] = [a.x - b.x - dx, a.y - b.y - dy];
    const area = bx * dy - by * dx;
    const right = (x * dy - y * dx) / area;
    const down = (bx * y - by * x) / area;
    const [rightX, rightY] = [b.x - a.x + right * b.x, b.y - a.y + right * b.y];
    const [downX, downY] = [d.x - a.x + down * d.x, d.y - a.y + down * d.y];
    return new DOMMatrix([rightX, rightY, 0, right, downX, downY, 0, down, 0, 0, 1, 0, a.x, a.y, 0, 1]);
  }
}
