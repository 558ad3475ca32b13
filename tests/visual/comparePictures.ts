import { channels, colors, type Picture, quantizedPixel } from './quantizeEdges.ts';

/** What a screenshot comparison says. */
export interface Comparison {
  readonly pass: boolean;
  /** Red where the pictures differ, over a faint picture of what was seen. */
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

/**
 * Whether a screenshot is the expected one. Not one pixel may differ, not by one step of one channel; only the rims of
 * letters and curves are compared in eight steps of brightness, which is how the expected pictures are stored.
 */
export function comparePictures(expected: Picture, seen: Picture, createDiff: boolean): Comparison {
  const size = ({ width, height }: Picture) => `${width}×${height} px`;
  if (size(expected) !== size(seen)) {
    return { pass: false, diff: null, message: `Expected ${size(expected)}, but it is ${size(seen)}.` };
  }
  const [want, have] = [colors(expected), colors(seen)];
  const differs: number[] = [];
  // A loop, not a callback: all pictures together have half a billion pixels.
  for (let at = 0; at < want.length; at += 1) {
    if (want[at] !== have[at] && want[at] !== quantizedPixel(have, seen.width, at)) differs.push(at);
  }
  if (differs.length === 0) return { pass: true, diff: null, message: null };
  return {
    pass: false,
    diff: createDiff ? paintDifference(have, differs) : null,
    message: `${differs.length} of ${want.length} pixels differ.`,
  };
}
