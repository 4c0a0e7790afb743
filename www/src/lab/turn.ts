/** Everybody else has a turn. */
export function turn(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
