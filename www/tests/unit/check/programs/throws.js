const open = [start];
while (open.length > 0) {
  const current = open.shift();
  for (const next of neighbours(current)) open.push(next);
}
