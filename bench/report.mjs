/** The results as tables, for the terminal and for docs/, and as a plot. */
import { mean } from "./race.mjs";

const number = (value) =>
  typeof value !== "number"
    ? value
    : value >= 100
      ? value.toFixed(0)
      : value >= 10
        ? value.toFixed(1)
        : value.toFixed(2);
const met = (row) => (row.target === undefined ? "" : row.met === null ? "not measured" : row.met ? "yes" : "no");

export function goalTable(rows) {
  const lines = rows
    .toSorted((a, b) => a.goal - b.goal)
    .map((row) => `| ${row.goal} | ${row.what} | ${number(row.value)} | ${row.target ?? ""} | ${met(row)} |`);
  return ["| Goal | What is measured | Result | Target | Met |", "| --- | --- | --- | --- | --- |", ...lines].join(
    "\n",
  );
}

/** For each contestant, over all maps: how its times compare with ours, and its wrong answers. */
export function summaries(table) {
  const names = [...new Set(table.rows.map(({ name }) => name))];
  return names.map((name) => {
    const rows = table.rows.filter((row) => row.name === name);
    const ratios = rows.map(({ ratio }) => ratio).filter((ratio) => ratio > 0);
    const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
    return {
      name,
      ratio: mean(ratios),
      least: Math.min(...ratios),
      done: sum("done"),
      wrong: sum("wrong"),
      none: sum("none"),
    };
  });
}

export function peerTables(tables) {
  return tables
    .map((table) => {
      const lines = summaries(table).map(
        (row) =>
          `| ${row.name} | ${number(row.ratio)} | ${number(row.least)} | ${row.done} | ${row.wrong} | ${row.none} |`,
      );
      const head =
        "| Search | Times as long as Stepstar (geometric mean over maps) | On its best map | Queries | Wrong answers | Of these, no path found |";
      return [
        `## ${table.title}`,
        "",
        head,
        "| --- | --- | --- | --- | --- | --- |",
        ...lines,
        "",
        ...byMap(table),
      ].join("\n");
    })
    .join("\n\n");
}

/** The mean times on each map, ours and those of the first peer. */
function byMap({ rows }) {
  const peer = rows.find(({ name }) => name !== "Stepstar")?.name;
  const milliseconds = (value) => (value >= 1 ? value.toFixed(1) : value.toFixed(4));
  const lines = [...new Set(rows.map(({ map }) => map))].map((map) => {
    const [ours, theirs] = ["Stepstar", peer].map((name) => rows.find((row) => row.map === map && row.name === name));
    return `| ${map} | ${milliseconds(ours.mean)} | ${milliseconds(theirs.mean)} | ${number(theirs.ratio)} |`;
  });
  return [`| Mean query, ms | Stepstar | ${peer} | Ratio |`, "| --- | --- | --- | --- |", ...lines];
}

/** Bars on a logarithmic scale: how many times our time each peer takes. */
export function plot(tables) {
  const bars = [];
  let y = 34;
  const left = 210;
  const scale = (ratio) => left + Math.max(0, Math.log10(ratio)) * 108;
  for (const table of tables) {
    bars.push(`<text class="title" x="16" y="${y}">${table.title}</text>`);
    y += 12;
    for (const { name, ratio } of summaries(table).slice(1)) {
      const to = scale(ratio);
      const width = Math.max(2, to - left).toFixed(1);
      bars.push(
        `<text class="name" x="${left - 10}" y="${y + 13}">${name}</text>`,
        `<rect x="${left}" y="${y + 2}" width="${width}" height="14"/>`,
        `<text class="value" x="${(left + Number(width) + 6).toFixed(1)}" y="${y + 13}">${number(ratio)}</text>`,
      );
      y += 22;
    }
    y += 26;
  }
  const lines = [1, 10, 100, 1000, 10_000].map((ratio) => {
    const x = scale(ratio);
    return `<line x1="${x}" y1="40" x2="${x}" y2="${y - 22}"/><text class="axis" x="${x}" y="${y - 6}">${ratio.toLocaleString("en")}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 ${y + 8}" role="img" aria-label="How many times as long as Stepstar each library takes, on a logarithmic scale">
<style>
  text { font: 13px system-ui, sans-serif; fill: #2b2f36 } .title { font: 600 15px Georgia, serif } .name { text-anchor: end }
  .value { font-variant-numeric: tabular-nums } .axis { text-anchor: middle; fill: #5b6470 } rect { fill: #4a7ba6 } line { stroke: #d6d9dd }
  @media (prefers-color-scheme: dark) { text { fill: #e4e6ea } .axis { fill: #a3abb6 } rect { fill: #7fb0da } line { stroke: #3a404a } }
</style>
${lines.join("\n")}
${bars.join("\n")}
</svg>
`;
}
