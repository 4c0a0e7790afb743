/** Mouse, pen and fingers on a board: one pointer presses and drags, two zoom and pan, a wheel zooms. */
import type { Board } from "../board/board.js";
import type { Place } from "../shared/terms.js";
import type { Hand } from "./hand.js";
import { Plane, type PlanePoint } from "./plane.js";

export interface GestureHost {
  /** Null if nothing may be drawn. */
  hand(): Hand | null;
  clicked(at: Place): void;
  /** Whether there is nothing to erase at a place: there a right click is as good as one without a drawing tool. */
  isBare(at: Place): boolean;
  hovered(at: Place | null): void;
  /** Whether the wheel zooms, as on a drawing board, or scrolls the page, as in a text to be read. */
  wheelZooms(): boolean;
}

const FINGER_REACH = 22;
const MOUSE_REACH = 9;
/** The button number of a pen's eraser end. */
const ERASER = 5;
/** A press that strays less than this is a click. */
const CLICK_PIXELS = 5;

/** Safari's event for two fingers: `scale` is 1 when they come down. */
interface SafariPinch extends MouseEvent {
  readonly scale: number;
}

/** Until something has scrolled, no board can have come below the pointer. Undefined: nothing listens for it yet. */
let scrolled: boolean | undefined;

/** Once for all boards: a listener of its own would keep each of them in memory. */
function noticeScrolling(): void {
  if (scrolled !== undefined) return;
  // A frame can't see how far the page around it has scrolled.
  scrolled = parent !== self;
  const notice = () => {
    scrolled = true;
  };
  addEventListener("scroll", notice, { capture: true, once: true });
}

export class Gestures {
  readonly #plane: Plane;
  readonly #down = new Map<number, PlanePoint>();
  #drawing: { readonly id: number; readonly hand: Hand; readonly pen: boolean } | null = null;
  #strayed = 0;
  /** Where a right button went down with nothing to erase: a click there asks about the place. */
  #asked: PlanePoint | null = null;
  #pinchedTo = 1;
  /** The pointer has come to the board, and not the board below the pointer, as when the page is scrolled. */
  #came = false;

  constructor(
    private readonly board: Board,
    private readonly host: GestureHost,
  ) {
    const { surface } = board;
    this.#plane = new Plane(surface);
    surface.addEventListener("pointerdown", (event) => this.#press(event));
    surface.addEventListener("pointermove", (event) => this.#move(event));
    surface.addEventListener("pointerup", (event) => this.#release(event));
    surface.addEventListener("pointercancel", (event) => this.#cancel(event));
    surface.addEventListener("pointerleave", () => this.#leave());
    surface.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    noticeScrolling();
    for (const event of ["gesturestart", "gesturechange"])
      surface.addEventListener(event, (event) => this.#safariPinch(event as SafariPinch));
    surface.addEventListener("contextmenu", (event) => host.hand() && event.preventDefault());
    // The middle button would start the browser's own scrolling.
    surface.addEventListener("mousedown", (event) => event.button === 1 && event.preventDefault());
  }

  #press(event: PointerEvent): void {
    const { surface } = this.board;
    // An eraser acts as the right button, which erases. Buttons beyond go back and forward in the browser's history.
    const button = event.button === ERASER ? 2 : event.button;
    if (button > 2) return;
    this.#came = true;
    // The hand that holds the pen rests on the screen, and may have touched it first.
    if (event.pointerType === "touch" && this.#drawing?.pen) return;
    if (event.pointerType === "pen") {
      this.giveUp();
      this.#down.clear();
    }
    surface.setPointerCapture(event.pointerId);
    const at = this.#plane.at(event);
    this.#down.set(event.pointerId, at);
    if (this.#down.size > 1) {
      // Two fingers neither draw nor click.
      this.#strayed = Infinity;
      this.#drawing?.hand.cancel();
      this.#drawing = null;
      return;
    }
    this.#strayed = 0;
    const hand = this.host.hand();
    const reach = event.pointerType === "touch" ? FINGER_REACH : MOUSE_REACH;
    const touch = event.pointerType !== "mouse";
    const place = this.board.placeAt(at.x, at.y);
    this.#asked = button === 2 && place !== null && this.host.isBare(place) ? at : null;
    const how = { button, control: event.ctrlKey || event.metaKey, shift: event.shiftKey, reach, touch };
    const draws = hand?.press(at.x, at.y, how) ?? false;
    this.#drawing = draws && hand ? { id: event.pointerId, hand, pen: event.pointerType === "pen" } : null;
    this.#showGrip(at, true);
  }

  #leave(): void {
    this.#came = false;
    this.#hover(null);
  }

  #move(event: PointerEvent): void {
    this.#came ||= event.movementX !== 0 || event.movementY !== 0;
    const before = this.#down.get(event.pointerId);
    const at = this.#plane.at(event);
    // A menu of the browser swallowed the release. Only for a mouse: a finger's `buttons` says nothing.
    if (before && event.pointerType === "mouse" && event.buttons === 0) {
      this.#cancel(event);
      return;
    }
    if (!before) {
      if (event.pointerType !== "touch") this.#hover(at);
      return;
    }
    if (this.#down.size === 2) this.#pinch(event.pointerId, before, at);
    else if (this.#drawing?.id === event.pointerId) {
      // For fast strokes, also where the pointer has been between two frames.
      const between = event.getCoalescedEvents?.() ?? [];
      for (const each of between.length > 0 ? between : [event]) {
        const { x, y } = this.#plane.at(each);
        this.#drawing.hand.drag(x, y);
      }
      // What is held covers the cell under the pointer, and reporting each cell on the way would cost time in every frame.
      const holding = this.board.surface.dataset.grab === "holding";
      if (event.pointerType !== "touch") this.#hover(holding ? null : at);
    } else if (this.#down.size === 1) {
      const far = this.#strayed > CLICK_PIXELS;
      this.#strayed += Math.hypot(at.x - before.x, at.y - before.y);
      if (!far && this.#strayed <= CLICK_PIXELS) return;
      this.board.panBy(at.x - before.x, at.y - before.y);
    }
    this.#down.set(event.pointerId, at);
  }

  #pinch(moving: number, before: PlanePoint, at: PlanePoint): void {
    const other = [...this.#down].find(([id]) => id !== moving)?.[1];
    if (!other) return;
    this.#strayed = Infinity;
    const apart = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const factor = Math.hypot(at.x - other.x, at.y - other.y) / apart;
    // First the zoom, about what was in the middle: a map that fits the board can't be panned.
    this.board.zoomBy(factor, (before.x + other.x) / 2, (before.y + other.y) / 2);
    this.board.panBy((at.x - before.x) / 2, (at.y - before.y) / 2);
  }

  /** A pinch on a touchpad in Safari. Elsewhere that is a wheel event, and fingers on a screen come as pointers too. */
  #safariPinch(event: SafariPinch): void {
    if (this.#down.size > 0) return;
    event.preventDefault();
    const { x, y } = this.#plane.at(event);
    if (event.type === "gesturechange") this.board.zoomBy(event.scale / this.#pinchedTo, x, y);
    this.#pinchedTo = event.scale;
  }

  #release(event: PointerEvent): void {
    if (!this.#down.delete(event.pointerId)) return;
    const at = this.#plane.at(event);
    const asked = this.#asked;
    this.#asked = null;
    if (this.#drawing?.id === event.pointerId) {
      this.#drawing.hand.release();
      this.#drawing = null;
      if (asked && Math.hypot(at.x - asked.x, at.y - asked.y) <= CLICK_PIXELS) this.#click(at);
    } else if (this.#down.size === 0 && this.#strayed <= CLICK_PIXELS && event.button === 0) {
      this.#click(at);
    }
    this.#showGrip(at, false);
  }

  #click(at: PlanePoint): void {
    const place = this.board.placeAt(at.x, at.y);
    if (place !== null) this.host.clicked(place);
  }

  #cancel(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
    if (this.#drawing?.id !== event.pointerId) return;
    this.#drawing.hand.cancel();
    this.#drawing = null;
  }

  /** Gives up what is being drawn, and ignores the rest of the press. False if there is nothing to give up. */
  giveUp(): boolean {
    if (!this.#drawing) return false;
    this.#drawing.hand.cancel();
    this.#drawing = null;
    this.#down.clear();
    delete this.board.surface.dataset.grab;
    return true;
  }

  #hover(at: PlanePoint | null): void {
    this.host.hovered(at && this.board.placeAt(at.x, at.y));
    if (at && this.#down.size === 0) this.#showGrip(at, false);
  }

  /** Shows by the shape of the mouse pointer what can be grabbed. */
  #showGrip(at: PlanePoint, holding: boolean): void {
    const { dataset } = this.board.surface;
    const grabbable = this.host.hand() && this.board.grabAt(at.x, at.y, MOUSE_REACH) !== null;
    if (grabbable) dataset.grab = holding ? "holding" : "can";
    else delete dataset.grab;
  }

  #wheel(event: WheelEvent): void {
    // A page that is scrolled is not held up by each board on its way. What a script sends is meant for the board.
    // Reads where the page is only now, not at the start: that would have it laid out before the first picture.
    const hasScrolled = scrolled || scrollX !== 0 || scrollY !== 0;
    const meant = (this.#came || !hasScrolled || !event.isTrusted) && this.host.wheelZooms();
    if (!event.ctrlKey && !event.metaKey && !meant) return;
    const before = this.board.view.scale;
    const { x, y } = this.#plane.at(event);
    // Some mice count in lines or pages; a pinch on a touchpad comes in small steps.
    const pixels = event.deltaY * (event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1);
    this.board.zoomBy(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0015)), x, y);
    // Where it can't zoom any further, the page scrolls on.
    if (this.board.view.scale === before && !event.ctrlKey) return;
    event.preventDefault();
    // A deck of slides below would turn.
    event.stopPropagation();
  }
}
