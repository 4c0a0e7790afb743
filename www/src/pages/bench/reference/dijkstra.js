/** The cost of reaching each node of a graph from `start`: Dijkstra's search, too simple to be wrong. */
export function dijkstra({ nodes, connections }, start) {
  const links = nodes.map(() => []);
  for (const connection of connections) links[connection.from].push(connection);
  const cost = new Float64Array(nodes.length).fill(Infinity);
  cost[start] = 0;
  const heap = [[0, start]];
  while (heap.length > 0) {
    const [reached, node] = take(heap);
    if (reached > cost[node]) continue;
    for (const link of links[node]) {
      if (reached + link.cost < cost[link.to]) {
        cost[link.to] = reached + link.cost;
        put(heap, [cost[link.to], link.to]);
      }
    }
  }
  return cost;
}

function put(heap, entry) {
  let at = heap.length;
  for (; at > 0 && heap[(at - 1) >> 1][0] > entry[0]; at = (at - 1) >> 1) heap[at] = heap[(at - 1) >> 1];
  heap[at] = entry;
}

function take(heap) {
  const [least, last] = [heap[0], heap.pop()];
  let at = 0;
  for (let child = 1; child < heap.length; child = 2 * at + 1) {
    if (child + 1 < heap.length && heap[child + 1][0] < heap[child][0]) child++;
    if (heap[child][0] >= last[0]) break;
    heap[at] = heap[child];
    at = child;
  }
  if (heap.length > 0) heap[at] = last;
  return least;
}
