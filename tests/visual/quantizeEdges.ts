/** Pixels as they come from a screenshot: red, green, blue, alpha. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** Steps of brightness and of tint that rims keep, of 255: black, white and six between; gray stays gray. */
const BRIGHTNESS = 255 / 7;
const TINT = 64;

/** Up to this difference of a channel, of 255, two neighbors belong to a gradient such as a shadow, and not to a rim. */
const MAX_GRADIENT_STEP = 16;

const toStep = (value: number, step: number) => Math.round(value / step) * step;
const toChannel = (value: number) => Math.min(255, Math.max(0, Math.round(value)));

/** The channels of a color. */
export function channels(color: number): [red: number, green: number, blue: number] {
  return [color & 0xff, (color >>> 8) & 0xff, (color >>> 16) & 0xff];
}

/** The opaque color of three channels. */
export function colorOf(red: number, green: number, blue: number): number {
  return ((0xff << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** A color in few steps of brightness and fewer of tint (YCoCg), as an eye sees them. */
function rounded(color: number): number {
  const [red, green, blue] = channels(color);
  const middle = (red + blue) / 2;
  const brightness = toStep((middle + green) / 2, BRIGHTNESS);
  const warmth = toStep(red - blue, TINT);
  const greenness = toStep(green - middle, TINT);
  const base = brightness - greenness / 2;
  return colorOf(toChannel(base + warmth / 2), toChannel(base + greenness), toChannel(base - warmth / 2));
}

/** '0xAABBGGRR' of every pixel: a view of the picture as little-endian machines have it in memory; a page has millions of pixels. */
export function colors({ data }: Picture): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
}

/** Whether no channel of two colors differs by more than a gradient's step. */
function isGradient(one: number, other: number): boolean {
  const [red, green, blue] = channels(one);
  const [otherRed, otherGreen, otherBlue] = channels(other);
  const difference = Math.max(Math.abs(red - otherRed), Math.abs(green - otherGreen), Math.abs(blue - otherBlue));
  return difference <= MAX_GRADIENT_STEP;
}

/**
 * One pixel, rounded to few steps when it is an edge pixel: when it differs from its neighbors along both axes, and from
 * one of them clearly, like the anti-aliased rim of a letter or a curve. Areas, lines and gradients stay exact to the last
 * bit. That makes a stored picture less than half as large, and hides nothing that a person or a token could change.
 */
export function quantizedPixel(exact: Uint32Array, width: number, at: number): number {
  const color = exact[at] ?? 0;
  const x = at % width;
  const left = x > 0 ? exact[at - 1] : undefined;
  const right = x < width - 1 ? exact[at + 1] : undefined;
  const above = exact[at - width];
  const below = exact[at + width];
  const area = (left === color || right === color) && (above === color || below === color);
  const line = (left === color && right === color) || (above === color && below === color);
  if (area || line) return color;
  const isSmooth = [left, right, above, below].every((other) => other === undefined || isGradient(color, other));
  return isSmooth ? color : rounded(color);
}

/** A picture with every edge pixel rounded, as '0xAABBGGRR'; see {@link quantizedPixel}. */
export function quantizeEdges(picture: Picture): Uint32Array {
  const exact = colors(picture);
  return exact.map((_, at) => quantizedPixel(exact, picture.width, at));
}
