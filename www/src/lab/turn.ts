/** Lets everything else that waits run first. */
export function turn(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
