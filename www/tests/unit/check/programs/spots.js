// Every cell is a Spot with its neighbours, as in a well-known video.
function Spot(i, j) {
  this.i = i;
  this.j = j;
  this.f = 0;
  this.g = 0;
  this.h = 0;
  this.neighbors = [];
  this.previous = undefined;
  this.wall = grid[j][i] !== 0;
}

var spots = [];
for (var i = 0; i < width; i++) {
  spots[i] = [];
  for (var j = 0; j < height; j++) spots[i][j] = new Spot(i, j);
}
for (i = 0; i < width; i++)
  for (j = 0; j < height; j++) {
    if (i < width - 1) spots[i][j].neighbors.push(spots[i + 1][j]);
    if (i > 0) spots[i][j].neighbors.push(spots[i - 1][j]);
    if (j < height - 1) spots[i][j].neighbors.push(spots[i][j + 1]);
    if (j > 0) spots[i][j].neighbors.push(spots[i][j - 1]);
  }

function heuristic(a, b) {
  return Math.abs(a.i - b.i) + Math.abs(a.j - b.j);
}

var end = spots[goal[0]][goal[1]];
var openSet = [spots[start[0]][start[1]]];
var closedSet = [];
while (openSet.length > 0) {
  var winner = 0;
  for (var k = 0; k < openSet.length; k++) if (openSet[k].f < openSet[winner].f) winner = k;
  var current = openSet[winner];
  if (current === end) {
    console.log("DONE!");
    openSet.splice(winner, 1);
    break;
  }
  openSet.splice(winner, 1);
  closedSet.push(current);
  for (var neighbor of current.neighbors) {
    if (closedSet.includes(neighbor) || neighbor.wall) continue;
    var tempG = current.g + 1;
    if (openSet.includes(neighbor)) {
      if (tempG >= neighbor.g) continue;
    } else {
      openSet.push(neighbor);
    }
    neighbor.g = tempG;
    neighbor.h = heuristic(neighbor, end);
    neighbor.f = neighbor.g + neighbor.h;
    neighbor.previous = current;
  }
}
