import { expect, test } from "vitest";
import { SvgPainter } from "../../../src/pages/lab/save/svg-painter.js";

test("shapes are written as SVG in painting order, with text escaped", async () => {
  const painter = new SvgPainter(40, 20);
  painter.fillStyle = "red";
  painter.fillRect(1, 2, 3.0004, 4);
  painter.beginPath();
  painter.moveTo(0, 0);
  painter.lineTo(10, 10);
  painter.strokeStyle = "blue";
  painter.stroke();
  painter.textAlign = "center";
  painter.font = '600 12px "A & B"';
  painter.fillText("g < f", 5, 5);
  const svg = await painter.text();
  expect(svg).toContain('viewBox="0 0 40 20"');
  expect(svg).toContain('<rect x="1" y="2" width="3" height="4" fill="red"/>');
  expect(svg.indexOf("<rect")).toBeLessThan(svg.indexOf("<path"));
  expect(svg).toContain('d="M0 0L10 10"');
  expect(svg).toContain(">g &lt; f</text>");
  expect(svg).toContain("A &amp; B");
  expect(svg).toContain('text-anchor="middle"');
});

test("a full circle is written as two arcs, since one that ends where it begins draws nothing", async () => {
  const painter = new SvgPainter(10, 10);
  painter.beginPath();
  painter.arc(5, 5, 4);
  painter.fill();
  // One that goes on from a point, as in a crowd of nodes, is of the same path.
  painter.beginPath();
  painter.moveTo(29, 5);
  painter.arc(25, 5, 4);
  painter.fill();
  const paths = [...(await painter.text()).matchAll(/d="([^"]*)"/g)].map(([, path]) => path);
  expect(paths).toEqual(["M9 5A4 4 0 0 1 1 5A4 4 0 0 1 9 5", "M29 5L29 5A4 4 0 0 1 21 5A4 4 0 0 1 29 5"]);
});
