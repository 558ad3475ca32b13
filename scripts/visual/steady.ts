/** Pixels as they come from a screenshot: red, green, blue, alpha. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** Steps of brightness and of tint that rims keep, of 255: black, white and six between; grey stays grey. */
const BRIGHTNESS = 255 / 7;
const TINT = 64;

const toStep = (value: number, step: number) => Math.round(value / step) * step;
const toChannel = (value: number) => Math.min(255, Math.max(0, Math.round(value)));

/** The channels of a colour. */
export function channels(colour: number): [red: number, green: number, blue: number] {
  return [colour & 0xff, (colour >>> 8) & 0xff, (colour >>> 16) & 0xff];
}

/** The opaque colour of three channels. */
export function colourOf(red: number, green: number, blue: number): number {
  return ((0xff << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** A colour in few steps of brightness and fewer of tint (YCoCg), as an eye sees them. */
function rounded(colour: number): number {
  const [red, green, blue] = channels(colour);
  const middle = (red + blue) / 2;
  const brightness = toStep((middle + green) / 2, BRIGHTNESS);
  const warmth = toStep(red - blue, TINT);
  const greenness = toStep(green - middle, TINT);
  const base = brightness - greenness / 2;
  return colourOf(toChannel(base + warmth / 2), toChannel(base + greenness), toChannel(base - warmth / 2));
}

/** '0xAABBGGRR' of every pixel: a view of the picture as little-endian machines have it in memory; a page has millions of pixels. */
export function colours({ data }: Picture): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
}

/**
 * One pixel, rounded to few steps when it is an edge pixel: when it differs from its neighbours along both
 * axes, like the anti-aliased rim of a letter or a curve. Areas and lines, where colours live, stay exact to the last bit.
 * That makes a stored picture less than half as large, and hides nothing that a person or a token could change.
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
  return area || line ? colour : rounded(colour);
}

/** A picture with every edge pixel rounded, as '0xAABBGGRR'; see {@link steadyPixel}. */
export function steady(picture: Picture): Uint32Array {
  const exact = colours(picture);
  return exact.map((_, at) => steadyPixel(exact, picture.width, at));
}
