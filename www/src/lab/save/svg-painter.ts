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
  textBaseline: CanvasTextBaseline = "alphabetic";
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
    this.#path.push(`${this.#path.length ? "L" : "M"}${short(x)} ${short(y)}`);
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#path.push(`M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`);
  }

  arc(x: number, y: number, radius: number, from: number, to: number): void {
    const point = (angle: number) => `${short(x + radius * Math.cos(angle))} ${short(y + radius * Math.sin(angle))}`;
    const round = (end: number, large: 0 | 1) => `A${short(radius)} ${short(radius)} 0 ${large} 1 ${point(end)}`;
    this.#path.push(`${this.#path.length ? "L" : "M"}${point(from)}`);
    // SVG draws nothing for an arc that ends where it begins: a full circle is two halves.
    if (to - from >= 2 * Math.PI - 1e-6) this.#path.push(round(from + Math.PI, 0), round(from + 2 * Math.PI, 0));
    else this.#path.push(round(to, to - from > Math.PI ? 1 : 0));
  }

  closePath(): void {
    this.#path.push("z");
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
    const line = this.textBaseline === "middle" ? ' dominant-baseline="central"' : "";
    this.#shapes.push(
      `<text x="${short(x)}" y="${short(y)}" text-anchor="${anchor}"${line} fill="${this.fillStyle}" style="font:${attribute(this.font)}">${escaped(text)}</text>`,
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
