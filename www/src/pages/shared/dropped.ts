/** Files that are dropped on a part of a page: a browser would open them in its place. */
export function dropped(where: HTMLElement, read: (file: File) => Promise<void>): void {
  const hold = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    where.classList.add("dropping");
  };
  where.addEventListener("dragenter", hold);
  where.addEventListener("dragover", hold);
  where.addEventListener("dragleave", () => where.classList.remove("dropping"));
  where.addEventListener("drop", (event) => {
    where.classList.remove("dropping");
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    void read(file);
  });
}
