import { find_path, Graph, Grid, Pathfinder, Trace } from "stepstar";

const { status, cost, path } = find_path(
  ["010", "010", "000"].map((row) => [...row].map(Number)),
  [0, 0],
  [2, 0],
);
console.log(status, cost, path.length);

for (const [name, value] of Object.entries({ Graph, Grid, Pathfinder, Trace })) {
  if (value.name !== name) throw new Error(`A console shows ${value.name} for a ${name}.`);
}

const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
try {
  find_path("S.G", [0, 0], [2, 0], proxy);
} catch (error) {
  // A minifier once left out the question that finds this out.
  if (!error.message.includes("is a proxy that was revoked")) throw error;
}
