/** Pixels as they come from a screenshot: red, green, blue, alpha. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/** Edge pixels keep the upper two bits of each channel, in the middle of the step. */
const STEP = 0xc0_c0_c0;
const MIDDLE = 0x20_20_20;

/** '0xRRGGBB' of every pixel. */
export function colours({ width, height, data }: Picture): Uint32Array {
  const all = new Uint32Array(width * height);
  // A loop, not a callback: a page has millions of pixels.
  for (let at = 0; at < all.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
    all[at] = red * 0x1_00_00 + green * 0x1_00 + blue;
  }
  return all;
}

/**
 * One pixel, rounded to four steps per channel when it is an edge pixel: when it differs from its neighbours along both
 * axes, like the anti-aliased rim of a letter or a curve. Areas and lines, where colours live, stay exact to the last bit.
 * That makes a stored picture a fifth as large, and hides nothing that a person or a token could change.
 */
export function steadyPixel(exact: Uint32Array, width: number, at: number): number {
  const colour = exact[at] ?? 0;
  const x = at % width;
  const left = x > 0 && exact[at - 1] === colour;
  const right = x < width - 1 && exact[at + 1] === colour;
  const above = exact[at - width] === colour;
  const below = exact[at + width] === colour;
  const area = (left || right) && (above || below);
  const line = (left && right) || (above && below);
  return area || line ? colour : (colour & STEP) | MIDDLE;
}

/** A picture with every edge pixel rounded, as '0xRRGGBB'; see {@link steadyPixel}. */
export function steady(picture: Picture): Uint32Array {
  const exact = colours(picture);
  return exact.map((_, at) => steadyPixel(exact, picture.width, at));
}
