/** Files that come from outside the page. */
import { BETWEEN_FILES } from "../../package/shared/map-files.js";

/** The two files of a graph of DIMACS as one. */
export function graphOf(files: readonly File[]): File | undefined {
  const [arcs, coordinates] = [".gr", ".co"].map((ending) =>
    files.find(({ name }) => name.toLowerCase().endsWith(ending)),
  );
  return files.length === 2 && arcs && coordinates
    ? new File([arcs, BETWEEN_FILES, coordinates], arcs.name)
    : undefined;
}

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
    const files = [...(event.dataTransfer?.files ?? [])];
    const file = graphOf(files) ?? files[0];
    if (!file) return;
    event.preventDefault();
    void read(file);
  });
}
