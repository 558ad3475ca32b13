import { channels, colors, type Picture } from './colors.ts';
import { nearestIn, PALETTE_SIZE } from './fitPalette.ts';
import { matchPixel } from './quantizeEdges.ts';

/**
 * At most this number of pixels in areas may differ, because a pixel beside a curve counts as part of an area if the curve just misses it. A theme
 * color that changes by one step changes hundreds of pixels.
 */
const MAX_NOISE_PIXELS = 4;

/** The result of comparing a screenshot. */
export interface Comparison {
  readonly pass: boolean;
  /** The differences in red over a faint copy of the actual picture. */
  readonly diff: Uint8Array | null;
  readonly message: string | null;
}

function paintDifference(seen: Uint32Array, differs: readonly number[]): Uint8Array {
  const image = new Uint8Array(seen.length * 4);
  const faint = (channel: number) => 255 - (255 - channel) / 6;
  seen.forEach((color, at) => {
    image.set([...channels(color).map(faint), 255], at * 4);
  });
  for (const at of differs) image.set([220, 0, 40, 255], at * 4);
  return image;
}

/** The colors of a picture; only the first colors if not all fit into a palette. Most pixels repeat the pixel before. */
function paletteOf(pixels: Uint32Array): ReadonlySet<number> {
  const palette = new Set<number>();
  let last: number | undefined;
  for (let at = 0; at < pixels.length && palette.size <= PALETTE_SIZE; at += 1) {
    const color = pixels[at] ?? 0;
    if (color !== last) palette.add(color);
    last = color;
  }
  return palette;
}

/**
 * Whether a screenshot matches the expected picture. In areas and lines, only a few pixels may differ; one step of
 * one channel is already a difference. Rims of letters and curves are compared after rounding to eight levels of
 * brightness, because expected pictures are stored this way. Rims and gradients may differ by rendering noise.
 */
export function comparePictures(expected: Picture, seen: Picture, createDiff: boolean): Comparison {
  const size = ({ width, height }: Picture) => `${width}×${height} px`;
  if (size(expected) !== size(seen)) {
    return { pass: false, diff: null, message: `Expected ${size(expected)}, but it is ${size(seen)}.` };
  }
  const [want, have] = [colors(expected), colors(seen)];
  const palette = paletteOf(want);
  // Colors of rims can only be missing from a full palette.
  const toPalette = palette.size === PALETTE_SIZE ? nearestIn(palette) : (color: number) => color;
  const differs: number[] = [];
  const noise: number[] = [];
  // A loop is faster than a callback, and all pictures together have half a billion pixels.
  for (let at = 0; at < want.length; at += 1) {
    if (want[at] === have[at]) continue;
    const match = matchPixel(want[at] ?? 0, have, seen.width, at, toPalette);
    if (match === 'different') differs.push(at);
    if (match === 'noise') noise.push(at);
  }
  // Pixels are added one by one, because a call with a million arguments overflows the stack.
  if (noise.length > MAX_NOISE_PIXELS) for (const pixel of noise) differs.push(pixel);
  if (differs.length === 0) return { pass: true, diff: null, message: null };
  return {
    pass: false,
    diff: createDiff ? paintDifference(have, differs) : null,
    message: `${differs.length} of ${want.length} pixels differ.`,
  };
}
