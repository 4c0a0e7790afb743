/**
 * Where the map lies on the screen: pure geometry.
 *
 * A view says how many CSS pixels a cell has and which point of the map lies in the picture's top left corner.
 */
export { detail } from "../shared/detail.js";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface View {
  /** CSS pixels per cell. */
  readonly scale: number;
  /** The picture's top left corner, in cells; fractions and negative values are fine. */
  readonly x: number;
  readonly y: number;
}

/** Whole cells. */
export interface Region extends Size {
  readonly x: number;
  readonly y: number;
}

/** Small maps are not enlarged beyond this: a cell is not a poster. */
export const LARGEST_FIT = 96;
export const LARGEST = 128;

/** The scale at which all of the map is in the picture. */
export function fitScale(map: Size, picture: Size): number {
  return Math.min(picture.width / map.width, picture.height / map.height, LARGEST_FIT);
}

/** All of the map, in the middle of the picture. */
export function fit(map: Size, picture: Size): View {
  return keepInside(map, picture, { scale: fitScale(map, picture), x: 0, y: 0 });
}

/** The view in which the point (x, y) of the map lies in the middle of the picture. */
export function centred(map: Size, picture: Size, scale: number, x: number, y: number): View {
  return keepInside(map, picture, { scale, x: x - picture.width / 2 / scale, y: y - picture.height / 2 / scale });
}

/** Zooms by `factor`; the point of the map below (px, py) stays below it. */
export function zoomed(map: Size, picture: Size, view: View, factor: number, px: number, py: number): View {
  const scale = Math.min(LARGEST, Math.max(fitScale(map, picture), view.scale * factor));
  return keepInside(map, picture, {
    scale,
    x: view.x + px / view.scale - px / scale,
    y: view.y + py / view.scale - py / scale,
  });
}

/** Moves the map by pixels. */
export function panned(map: Size, picture: Size, view: View, dx: number, dy: number): View {
  return keepInside(map, picture, { scale: view.scale, x: view.x - dx / view.scale, y: view.y - dy / view.scale });
}

/** A map smaller than the picture is centred; a larger one leaves no gap at its edges. */
export function keepInside(map: Size, picture: Size, view: View): View {
  return {
    scale: view.scale,
    x: clampAxis(map.width, picture.width / view.scale, view.x),
    y: clampAxis(map.height, picture.height / view.scale, view.y),
  };
}

function clampAxis(cells: number, shown: number, at: number): number {
  return cells <= shown ? (cells - shown) / 2 : Math.min(Math.max(at, 0), cells - shown);
}

/** The point of the map below a pixel, as fractions of cells. */
export function toMap(view: View, px: number, py: number): [number, number] {
  return [view.x + px / view.scale, view.y + py / view.scale];
}

/** The pixel above a point of the map. */
export function toPicture(view: View, x: number, y: number): [number, number] {
  return [(x - view.x) * view.scale, (y - view.y) * view.scale];
}

/** The cells that are at least partly in view. */
export function visible(map: Size, picture: Size, view: View): Region {
  return clip(map, {
    x: Math.floor(view.x),
    y: Math.floor(view.y),
    width: Math.ceil(view.x + picture.width / view.scale) - Math.floor(view.x),
    height: Math.ceil(view.y + picture.height / view.scale) - Math.floor(view.y),
  });
}

/** The part of a region that lies on the map. */
export function clip(map: Size, region: Region): Region {
  return common(region, { x: 0, y: 0, width: map.width, height: map.height });
}

/** What two regions have in common; its width or height is 0 if that is nothing. */
export function common(a: Region, b: Region): Region {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  };
}

/** The smallest region that holds both. */
export function together(a: Region | null, b: Region | null): Region | null {
  if (!a || !b) return a ?? b;
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  const right = Math.max(a.x + a.width, b.x + b.width);
  const bottom = Math.max(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: bottom - y };
}
