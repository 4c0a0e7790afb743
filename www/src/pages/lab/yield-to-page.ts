/** Lets everything else that waits run first. */
export function yieldToPage(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
