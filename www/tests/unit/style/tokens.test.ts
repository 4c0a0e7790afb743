import { describe, expect, test } from "vitest";
import { alwaysLight, tokens } from "../../../src/package/style/tokens.js";

type Colour = readonly [red: number, green: number, blue: number];

/** Linear light, 0 to 1. */
function colour(name: string, theme: "light" | "dark"): Colour {
  const found = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens);
  if (!found) throw new Error(`There is no token --${name}.`);
  const hex = found[theme === "light" ? 1 : 2]!.slice(1);
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
  const part = (i: number) => {
    const value = Number.parseInt(full.slice(2 * i, 2 * i + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(0), part(1), part(2)];
}

function contrast(a: Colour, b: Colour): number {
  const light = ([red, green, blue]: Colour) => 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  const [dark, bright] = [light(a), light(b)].sort((x, y) => x - y);
  return bright! / dark!;
}

/** Machado, Oliveira and Fernandes 2009, full severity, in linear light. */
const SIGHTS: Record<string, readonly number[]> = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

function seen([red, green, blue]: Colour, sight: readonly number[]): Colour {
  const row = (i: number) => {
    const sum = sight[3 * i]! * red + sight[3 * i + 1]! * green + sight[3 * i + 2]! * blue;
    return Math.min(1, Math.max(0, sum));
  };
  return [row(0), row(1), row(2)];
}

/** CIE L*a*b*, in which a distance of 2 is just noticeable. */
function lab([red, green, blue]: Colour): Colour {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = f(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (a: Colour, b: Colour) => {
  const [p, q] = [lab(a), lab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
};

/** WCAG 2 AA: text needs a contrast of 4.5, graphics one of 3. */
const [TEXT_CONTRAST, GRAPHICS_CONTRAST] = [4.5, 3];
/** Five times the least that an eye notices. */
const CLEARLY_APART = 10;

describe.each(["light", "dark"] as const)("%s", (theme) => {
  test.each([
    ["ink", "paper"],
    ["ink", "card"],
    ["ink", "free"],
    ["ink", "open"],
    ["ink", "closed"],
    ["soft", "paper"],
    ["soft", "card"],
    ["accent", "card"],
    ["accent", "tint"],
    ["on-accent", "accent"],
    ["good", "good-back"],
    ["bad", "bad-back"],
    ["casing", "start"],
    ["casing", "goal"],
    ["casing", "way"],
  ])("%s text is readable on %s", (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  // A cell's state shows by its fill or by the lines on it: one of them must contrast.
  test.each([
    ["wall", "hatch"],
    ["open", "open-edge"],
    ["closed", "closed-edge"],
  ])("a cell that is %s stands out from free cells", (fill, lines) => {
    const free = colour("free", theme);
    const most = Math.max(contrast(colour(fill, theme), free), contrast(colour(lines, theme), free));
    expect(most).toBeGreaterThanOrEqual(GRAPHICS_CONTRAST);
  });

  test.each(Object.keys(SIGHTS))("free, wall, open and closed cells can be told apart with %s vision", (sight) => {
    const fills = ["free", "wall", "open", "closed"].map((name) => seen(colour(name, theme), SIGHTS[sight]!));
    for (const [i, a] of fills.entries()) {
      for (const b of fills.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(CLEARLY_APART);
    }
  });

  test.each(Object.keys(SIGHTS))(
    "cells closed by A only, by B only and by both can be told apart with %s vision",
    (sight) => {
      const washes = ["only-a", "only-b", "both"].map((name) => seen(colour(name, theme), SIGHTS[sight]!));
      for (const [i, a] of washes.entries()) {
        for (const b of washes.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(CLEARLY_APART);
      }
    },
  );
});

test("without light-dark() every colour is its light one", () => {
  const light = alwaysLight(tokens);
  expect(light).not.toContain("light-dark");
  for (const line of tokens.split("\n").filter((line) => line.includes("light-dark"))) {
    const [, name, colour] = /--([\w-]+): light-dark\((#\w+)/.exec(line)!;
    expect(light).toContain(`--${name}: ${colour};`);
  }
});
