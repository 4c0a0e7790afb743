/** Tells the host how high the frame should be, in the host's own dialect. */

/** What `#host=` in the address may be, and what such a host is sent. Without it, every host that reads objects is served. */
const DIALECTS = {
  /** Its plugin reads strings. */
  moodle: (height: number) => [JSON.stringify({ subject: "lti.frameResize", height })],
  brightspace: (height: number) => [{ subject: "org.imsglobal.lti.frameResize", height }],
  canvas: (height: number) => [{ subject: "lti.frameResize", height }],
} as const;

export const FRAME_HOSTS = Object.keys(DIALECTS);

export function sizeMessages(host: string | null, height: number): readonly (object | string)[] {
  if (host !== null && Object.hasOwn(DIALECTS, host)) return DIALECTS[host as keyof typeof DIALECTS](height);
  return [...DIALECTS.canvas(height), ...DIALECTS.brightspace(height)];
}

/** The width of the window with its scroll bar, and the height that the content wants. */
export interface Measure {
  readonly width: number;
  readonly height: number;
}

/**
 * Decides when a height is worth telling. In a frame that is too low a scroll bar makes the content narrower, and so perhaps lower: a host
 * that followed would take the bar away, and so on for ever. Unless width or content change, tells a height only when it grows.
 */
export class FrameSize {
  #told: Measure | null = null;

  /** The height to tell now, if any. */
  wanted({ width, height }: Measure): number | undefined {
    const rounded = Math.ceil(height);
    const told = this.#told;
    if (rounded <= 0 || (told && told.width === width && rounded <= told.height)) return undefined;
    this.#told = { width, height: rounded };
    return rounded === told?.height ? undefined : rounded;
  }

  /** The board shows something else, which may be lower. */
  changed(): void {
    if (this.#told) this.#told = { ...this.#told, width: Number.NaN };
  }
}
