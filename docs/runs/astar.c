/* A* on a map of text, printing its run as plain lines: x y g h f. Usage: astar MAP */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SIDE 256

static char rows[SIDE][SIDE + 2];
static int width, height, goal_x, goal_y;
static int g[SIDE][SIDE], state[SIDE][SIDE]; /* 0 unseen, 1 open, 2 closed */

static const int steps[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

static int h(int x, int y) { return abs(x - goal_x) + abs(y - goal_y); }

int main(int argc, char **argv) {
  FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
  if (!file) return fprintf(stderr, "usage: astar MAP\n"), 1;
  for (; height < SIDE && fgets(rows[height], sizeof rows[height], file); height++) {
    rows[height][strcspn(rows[height], "\r\n")] = 0;
    width = (int)strlen(rows[height]);
    for (int x = 0; x < width; x++) {
      if (rows[height][x] == 'S') state[height][x] = 1;
      if (rows[height][x] == 'G') goal_x = x, goal_y = height;
    }
  }
  fclose(file);
  for (;;) {
    int bx = -1, by = -1; /* the least f, found by looking at all cells */
    for (int y = 0; y < height; y++)
      for (int x = 0; x < width; x++)
        if (state[y][x] == 1 && (bx < 0 || g[y][x] + h(x, y) < g[by][bx] + h(bx, by))) bx = x, by = y;
    if (bx < 0) return 0;
    state[by][bx] = 2;
    printf("%d %d %d %d %d\n", bx, by, g[by][bx], h(bx, by), g[by][bx] + h(bx, by));
    if (bx == goal_x && by == goal_y) return 0;
    for (int i = 0; i < 4; i++) {
      int x = bx + steps[i][0], y = by + steps[i][1];
      if (x < 0 || y < 0 || x >= width || y >= height || rows[y][x] == '#' || state[y][x] == 2) continue;
      int cost = rows[y][x] >= '1' && rows[y][x] <= '9' ? rows[y][x] - '0' : 1;
      if (state[y][x] == 0 || g[by][bx] + cost < g[y][x]) g[y][x] = g[by][bx] + cost;
      state[y][x] = 1;
    }
  }
}
