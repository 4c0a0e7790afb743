/** A floor that is taken out from among others, or put among them: those above it change their number, and all that names them follows. */
import type { Place } from "stepstar/element";
import type { FloorPlace, PlainGrid } from "../../../package/shared/plain-map.js";
import type { PlainFloors } from "../../state/floors.js";

/** Floors with all places on them. */
export interface House extends PlainFloors {
  readonly starts: readonly Place[];
  readonly goals: readonly Place[];
  readonly through: readonly Place[];
}

export function withoutFloor(house: House, floor: number): House {
  return renumbered(
    house,
    house.grids.filter((_, n) => n !== floor),
    (n) => (n === floor ? null : n - Number(n > floor)),
  );
}

/** An empty one of the same size comes below a floor. */
export function withFloor(house: House, floor: number): House {
  const { width, height } = house.grids[floor]!;
  const empty: PlainGrid = { width, height, walls: new Uint8Array(width * height) };
  return renumbered(house, house.grids.toSpliced(floor, 0, empty), (n) => n + Number(n >= floor));
}

/** What stands on a floor that has no number any more goes, and links with one of their ends. */
function renumbered(house: House, grids: House["grids"], numberOf: (floor: number) => number | null): House {
  const moved = ([x, y, floor]: FloorPlace): FloorPlace | null => {
    const number = numberOf(floor);
    return number === null ? null : [x, y, number];
  };
  const on = (places: readonly Place[]) =>
    places.map((place) => moved(place as FloorPlace)).filter((place) => place !== null);
  const links = house.links.flatMap((link) => {
    const [from, to] = [moved(link.from), moved(link.to)];
    return from && to ? [{ ...link, from, to }] : [];
  });
  return { grids, links, starts: on(house.starts), goals: on(house.goals), through: on(house.through) };
}
