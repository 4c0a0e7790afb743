/**
 * The look: colours, one type scale, one radius. The element and the pages share it.
 *
 * Light or dark follows the `color-scheme` that the surrounding page declares. The arrow of menus has soft edges, as Firefox draws hard ones
 * ragged.
 */
export const tokens = `
--paper: light-dark(#fbfaf6, #14171c);
--card: light-dark(#fff, #1b1f26);
--ink: light-dark(#1d2430, #e8e6e0);
--soft: light-dark(#5c6675, #a2a9b5);
--line: light-dark(#dcd8cd, #333a45);
--edge: light-dark(#8a8577, #6d7787);
--accent: light-dark(#0b62a8, #79b8f2);
--on-accent: light-dark(#fff, #10151c);
--tint: light-dark(#e9f1f8, #20303f);

--free: light-dark(#fff, #222730);
--rule: light-dark(#e6e2d8, #2e343e);
--wall: light-dark(#394150, #0b0d11);
--hatch: light-dark(#596376, #6d7787);
--open: light-dark(#f6c667, #855a0a);
--open-edge: light-dark(#a86a00, #f3c25c);
--closed: light-dark(#b7d3ec, #2b4a68);
--closed-edge: light-dark(#5f90bd, #4f7fae);
--terrain: light-dark(#8a7a55, #b39c68);
--now: light-dark(#0b62a8, #79b8f2);
--path: light-dark(#151a24, #fff);
--casing: light-dark(#fff, #14171c);
--start: light-dark(#00795a, #3ecf9f);
--goal: light-dark(#b3401a, #ff8f66);
--way: light-dark(#6b3fa0, #c9a6f5);
--only-a: light-dark(#e59a2f, #b9791c);
--only-b: light-dark(#5f93c4, #3f78ad);
--both: light-dark(#c9c5bb, #566070);
--near: light-dark(#fdf1b8, #75641a);
--far: light-dark(#6da0dd, #14305a);

--good: light-dark(#00684d, #66d9ae);
--good-back: light-dark(#e3f3ec, #16332a);
--bad: light-dark(#a3330f, #ff9b77);
--bad-back: light-dark(#fbe9e1, #3d2117);

--serif: "Iowan Old Style", "Palatino Linotype", Palatino, P052, Georgia, serif;
--sans: system-ui, sans-serif;
--mono: ui-monospace, "DejaVu Sans Mono", monospace;
--size-0: .8125rem;
--size-1: 1rem;
--size-2: 1.25rem;
--size-3: 1.75rem;
--radius: .5rem;
--arrow: conic-gradient(from -50deg at bottom, transparent, var(--soft) 10deg 90deg, transparent 100deg);
`;

/** For readers who ask for more contrast: fine lines become edges, and in the dark, walls are lighter than free cells, even those too small for hatching. */
export const moreContrast =
  "--line: var(--edge); --wall: light-dark(#394150, #6d7787); --hatch: light-dark(#596376, #394150);";

/** For browsers without `light-dark()`, such as Safari before 17.5, which would otherwise have no colours at all. */
export function alwaysLight(css: string): string {
  return css.replace(/light-dark\((.*?),.*?\)/g, "$1");
}
