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

/** A shaft with an open head, centred on (x, y). */
export function arrow(painter: Painter, x: number, y: number, angle: number, length: number): void {
  const [dx, dy] = [(Math.cos(angle) * length) / 2, (Math.sin(angle) * length) / 2];
  painter.lineCap = "round";
  painter.beginPath();
  painter.moveTo(x - dx, y - dy);
  painter.lineTo(x + dx, y + dy);
  for (const side of [-1, 1]) {
    const turn = angle + Math.PI + side * 0.6;
    painter.moveTo(x + dx, y + dy);
    painter.lineTo(x + dx + Math.cos(turn) * length * 0.45, y + dy + Math.sin(turn) * length * 0.45);
  }
  painter.stroke();
}
