/** Paints as SVG, sharp at any size, what a canvas would show: the same few methods, each written as shapes. */
import type { Painter } from "stepstar/element";
import { pngOf } from "./png.js";

export class SvgPainter implements Painter {
  fillStyle = "#000";
  strokeStyle = "#000";
  lineWidth = 1;
  lineCap: CanvasLineCap = "butt";
  lineJoin: CanvasLineJoin = "miter";
  font = "10px sans-serif";
  textAlign: CanvasTextAlign = "start";
  /** Boards write nothing else. */
  textBaseline: CanvasTextBaseline = "middle";
  imageSmoothingEnabled = true;
  readonly #width: number;
  readonly #height: number;
  readonly #shapes: (string | Promise<string>)[] = [];
  #path: string[] = [];

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.#shapes.push(
      `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${this.fillStyle}"/>`,
    );
  }

  beginPath(): void {
    this.#path = [];
  }

  moveTo(x: number, y: number): void {
    this.#path.push(`M${short(x)} ${short(y)}`);
  }

  lineTo(x: number, y: number): void {
    this.#path.push(`L${short(x)} ${short(y)}`);
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#path.push(`M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`);
  }

  /** A full circle, as boards paint no other arcs: two halves, since SVG draws nothing for an arc that ends where it begins. */
  arc(x: number, y: number, radius: number): void {
    const [right, left] = [x + radius, x - radius].map((end) => `${short(end)} ${short(y)}`);
    const round = `A${short(radius)} ${short(radius)} 0 0 1 `;
    this.#path.push(`${this.#path.length ? "L" : "M"}${right}`, round + left, round + right);
  }

  fill(): void {
    this.#shapes.push(`<path d="${this.#path.join("")}" fill="${this.fillStyle}"/>`);
  }

  stroke(): void {
    this.#shapes.push(
      `<path d="${this.#path.join("")}" fill="none" stroke="${this.strokeStyle}" stroke-width="${short(this.lineWidth)}" stroke-linecap="${this.lineCap}" stroke-linejoin="${this.lineJoin}"/>`,
    );
  }

  fillText(text: string, x: number, y: number): void {
    const anchor = { center: "middle", right: "end", end: "end", left: "start", start: "start" }[this.textAlign];
    this.#shapes.push(
      `<text x="${short(x)}" y="${short(y)}" text-anchor="${anchor}" dominant-baseline="central" fill="${this.fillStyle}" style="font:${attribute(this.font)}">${escaped(text)}</text>`,
    );
  }

  drawImage(picture: HTMLCanvasElement, x: number, y: number, width: number, height: number): void {
    const place = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
    const style = this.imageSmoothingEnabled ? "" : ' style="image-rendering:pixelated"';
    this.#shapes.push(address(picture).then((address) => `<image ${place}${style} href="${address}"/>`));
  }

  async text(): Promise<string> {
    const size = `width="${short(this.#width)}" height="${short(this.#height)}"`;
    const shapes = await Promise.all(this.#shapes);
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${short(this.#width)} ${short(this.#height)}">${shapes.join("\n")}</svg>\n`;
  }
}

/** A picture as a data URL. */
async function address(picture: HTMLCanvasElement): Promise<string> {
  const blob = await pngOf(picture);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

const short = (value: number) => +value.toFixed(2);
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const attribute = (text: string) => escaped(text).replaceAll('"', "'");
