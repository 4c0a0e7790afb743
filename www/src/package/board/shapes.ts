/** Discs and letters, of which the pictures of grids and of graphs are made. */
import type { Painter } from "./painter.js";

export function disc(painter: Painter, x: number, y: number, radius: number, colour: string): void {
  painter.fillStyle = colour;
  painter.beginPath();
  painter.arc(x, y, radius, 0, Math.PI * 2);
  painter.fill();
}

/** One line of text; `y` is its middle. */
export function write(
  painter: Painter,
  font: string,
  colour: string,
  text: string,
  x: number,
  y: number,
  align: CanvasTextAlign = "center",
): void {
  painter.font = font;
  painter.fillStyle = colour;
  painter.textAlign = align;
  painter.textBaseline = "middle";
  painter.fillText(text, x, y);
}
