/** Published benchmark maps with their queries, from ../shared/maps beside the project, if that exists. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../shared/maps/", import.meta.url));

/** Every map that has queries: { name, width, height, cells, queries: [start, goal, optimal cost] }. */
export function publishedMaps() {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((file) => file.endsWith(".map") && existsSync(join(folder, `${file}.scen`)));
  return names.map((file) => {
    const map = readMap(file.replace(/\.map$/, ""), readFileSync(join(folder, file), "utf8"));
    return { ...map, queries: readQueries(map, readFileSync(join(folder, `${file}.scen`), "utf8")) };
  });
}

function readMap(name, text) {
  const [, height, width, , ...rows] = text.split(/\r?\n/);
  const size = { width: Number(width.split(" ")[1]), height: Number(height.split(" ")[1]) };
  const cells = new Uint8Array(size.width * size.height);
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) cells[y * size.width + x] = ".GS".includes(rows[y][x]) ? 0 : 1;
  }
  return { name, ...size, cells };
}

function readQueries({ width }, text) {
  const lines = text.split(/\r?\n/).slice(1);
  const fields = lines.map((line) => line.split("\t")).filter((field) => field.length === 9);
  return fields.map((field) => {
    const [startX, startY, goalX, goalY, cost] = field.slice(4).map(Number);
    return [startY * width + startX, goalY * width + goalX, cost];
  });
}
