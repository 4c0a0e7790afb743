// A* on a map of text, printing its run as CSV. Usage: astar MAP
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <queue>
#include <string>
#include <tuple>
#include <vector>

int main(int argc, char **argv) {
  std::ifstream file(argc == 2 ? argv[1] : "");
  if (!file) return std::cerr << "usage: astar MAP\n", 1;
  std::vector<std::string> rows;
  for (std::string row; file >> row;) rows.push_back(row);
  int width = rows[0].size(), height = rows.size(), start = 0, goal = 0;
  for (int i = 0; i < width * height; i++) {
    if (rows[i / width][i % width] == 'S') start = i;
    if (rows[i / width][i % width] == 'G') goal = i;
  }
  auto h = [&](int i) { return std::abs(i % width - goal % width) + std::abs(i / width - goal / width); };
  std::vector<int> g(width * height, -1), parent(width * height, -1);
  std::vector<bool> closed(width * height);
  using Entry = std::tuple<int, int, int>;  // f, -g, cell: of equal f the one that has come furthest
  std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> open;
  g[start] = 0;
  open.emplace(h(start), 0, start);
  std::cout << "x,y,g,h,f,px,py\n";
  while (!open.empty()) {
    int at = std::get<2>(open.top()), x = at % width, y = at / width;
    open.pop();
    if (closed[at]) continue;
    closed[at] = true;
    std::cout << x << ',' << y << ',' << g[at] << ',' << h(at) << ',' << g[at] + h(at);
    if (parent[at] < 0) std::cout << ",,\n";
    else std::cout << ',' << parent[at] % width << ',' << parent[at] / width << '\n';
    if (at == goal) return 0;
    for (auto [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
      int nx = x + dx, ny = y + dy, to = ny * width + nx;
      if (nx < 0 || ny < 0 || nx >= width || ny >= height || rows[ny][nx] == '#') continue;
      char cell = rows[ny][nx];
      int cost = cell >= '1' && cell <= '9' ? cell - '0' : 1;
      if (g[to] >= 0 && g[at] + cost >= g[to]) continue;
      g[to] = g[at] + cost;
      parent[to] = at;
      open.emplace(g[to] + h(to), -g[to], to);
    }
  }
}
