import { channels } from './colors.ts';

/** Maximum number of colors in the palette of a PNG. A picture with more colors needs about 50% more space. */
export const PALETTE_SIZE = 256;

/** Squared distance of two colors. */
function distance(one: number, other: number): number {
  const [red, green, blue] = channels(one);
  const [otherRed, otherGreen, otherBlue] = channels(other);
  return (red - otherRed) ** 2 + (green - otherGreen) ** 2 + (blue - otherBlue) ** 2;
}

/**
 * Maps a color to the nearest color of a palette. A color of the palette stays the same; of several colors that are
 * equally near, the one with the smallest value is used.
 */
export function nearestIn(palette: ReadonlySet<number>): (color: number) => number {
  const known = new Map<number, number>();
  const sorted = [...palette].toSorted((a, b) => a - b);
  return (color) => {
    if (palette.has(color)) return color;
    const found = known.get(color);
    if (found !== undefined) return found;
    const [first = color, ...rest] = sorted;
    const nearest = rest.reduce(
      (best, other) => (distance(other, color) < distance(best, color) ? other : best),
      first,
    );
    known.set(color, nearest);
    return nearest;
  };
}

/**
 * Reduces the pixels to at most {@link PALETTE_SIZE} colors by replacing the rarest colors of rims with the nearest
 * other colors. Returns the pixels unchanged if that is not enough.
 */
export function fitPalette(pixels: Uint32Array, isRim: (at: number) => boolean): Uint32Array {
  const kept = new Set<number>();
  const ofRims = new Map<number, number>();
  for (const [at, color] of pixels.entries()) {
    if (isRim(at)) ofRims.set(color, (ofRims.get(color) ?? 0) + 1);
    else kept.add(color);
  }
  const onlyOfRims = [...ofRims].filter(([color]) => !kept.has(color));
  if (kept.size + onlyOfRims.length <= PALETTE_SIZE || kept.size > PALETTE_SIZE) return pixels;
  const frequent = onlyOfRims.toSorted(([one, ones], [other, others]) => others - ones || one - other);
  for (const [color] of frequent.slice(0, PALETTE_SIZE - kept.size)) kept.add(color);
  return pixels.map(nearestIn(kept));
}
