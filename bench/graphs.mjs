/** Graph peers: ngraph.path, on the same nodes and connections. */
import createGraph from "ngraph.graph";
import ngraphPath from "ngraph.path";

export function ngraph({ nodes, connections, least }, algorithm) {
  const graph = createGraph();
  for (const { id, x, y } of nodes) graph.addNode(id, { x, y });
  for (const { from, to, cost } of connections) graph.addLink(from, to, { cost });
  const finder = ngraphPath[algorithm](graph, {
    oriented: true,
    distance: (_from, _to, link) => link.data.cost,
    heuristic: (a, b) => least * Math.hypot(a.data.x - b.data.x, a.data.y - b.data.y),
  });
  return {
    name: `ngraph.path ${algorithm}`,
    find: ([start, goal]) => finder.find(start, goal),
    // From the goal to the start.
    path: (answer) => answer.map(({ id }) => id).reverse(),
  };
}
