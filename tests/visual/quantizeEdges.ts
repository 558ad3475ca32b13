import { channels, colorOf, colors, type Picture } from './colors.ts';
import { fitPalette } from './fitPalette.ts';

/** Brightness of rims is rounded to steps of this size, out of 255: black, white and six steps between. */
const BRIGHTNESS = 255 / 7;
/** Tint of rims is rounded to steps of this size, out of 255. Gray stays gray. */
const TINT = 64;

/**
 * Two neighbors with at most this difference of a channel, out of 255, belong to a gradient such as a shadow, and not
 * to a rim.
 */
const MAX_GRADIENT_STEP = 16;

const toStep = (value: number, step: number) => Math.round(value / step) * step;
const toChannel = (value: number) => Math.min(255, Math.max(0, Math.round(value)));

/** Brightness and tint (YCoCg) of a color, as unrounded sums. */
interface Tone {
  readonly brightness: number;
  readonly warmth: number;
  readonly greenness: number;
}

function toneOf(color: number): Tone {
  const [red, green, blue] = channels(color);
  const middle = (red + blue) / 2;
  return { brightness: (middle + green) / 2, warmth: red - blue, greenness: green - middle };
}

/** A tone in a few steps of brightness and fewer of tint, because the eye sees tint less precisely. */
function roundedTone(tone: Tone): number {
  const brightness = toStep(tone.brightness, BRIGHTNESS);
  const warmth = toStep(tone.warmth, TINT);
  const greenness = toStep(tone.greenness, TINT);
  const base = brightness - greenness / 2;
  return colorOf(toChannel(base + warmth / 2), toChannel(base + greenness), toChannel(base - warmth / 2));
}

const rounded = (color: number) => roundedTone(toneOf(color));

/**
 * How much the same curve may differ between runs, out of 255. If a value is near a limit, this difference changes the step to which the value is
 * rounded.
 */
const NOISE = 2;
const SHIFTS = [0, -NOISE, NOISE];

/** Maps a color to a color of the stored picture. */
type ToPalette = (color: number) => number;

/** Whether a color rounds to `expected` if it changes slightly in brightness or tint. */
function roundsTo(color: number, expected: number, toPalette: ToPalette): boolean {
  const { brightness, warmth, greenness } = toneOf(color);
  return SHIFTS.some((light) =>
    SHIFTS.some((warm) =>
      SHIFTS.some(
        (green) =>
          toPalette(
            roundedTone({ brightness: brightness + light, warmth: warmth + warm, greenness: greenness + green }),
          ) === expected,
      ),
    ),
  );
}

/** The largest difference of a channel, out of 255. */
function differenceOf(one: number, other: number): number {
  const [red, green, blue] = channels(one);
  const [otherRed, otherGreen, otherBlue] = channels(other);
  return Math.max(Math.abs(red - otherRed), Math.abs(green - otherGreen), Math.abs(blue - otherBlue));
}

const isGradient = (one: number, other: number) => differenceOf(one, other) <= MAX_GRADIENT_STEP;

/**
 * What a pixel belongs to: an area or line of one color, a gradient such as a shadow, or the rim of a letter or curve.
 */
type Part = 'area' | 'gradient' | 'rim';

/**
 * A rim differs from its neighbors along both axes, and clearly from at least one neighbor. Only rims are rounded,
 * which halves the size of a stored picture and hides no change of a color or layout.
 */
function partOf(exact: Uint32Array, width: number, at: number): Part {
  const color = exact[at] ?? 0;
  const x = at % width;
  const left = x > 0 ? exact[at - 1] : undefined;
  const right = x < width - 1 ? exact[at + 1] : undefined;
  const above = exact[at - width];
  const below = exact[at + width];
  const area = (left === color || right === color) && (above === color || below === color);
  const line = (left === color && right === color) || (above === color && below === color);
  if (area || line) return 'area';
  const isSmooth = [left, right, above, below].every((other) => other === undefined || isGradient(color, other));
  return isSmooth ? 'gradient' : 'rim';
}

/**
 * How a pixel compares with the expected one. `noise` is a difference that redrawing the same page can cause in an
 * area.
 */
export type PixelMatch = 'same' | 'noise' | 'different';

/**
 * Compares a pixel with the stored one. Rims and gradients may differ by rendering noise. Noise also decides whether
 * a borderline pixel counts as a rim or a gradient, so such a pixel may be stored rounded or exactly.
 * @param toPalette maps a rounded color to its stored color
 */
export function matchPixel(
  expected: number,
  exact: Uint32Array,
  width: number,
  at: number,
  toPalette: ToPalette,
): PixelMatch {
  const color = exact[at] ?? 0;
  if (color === expected) return 'same';
  if (differenceOf(color, expected) > NOISE && !roundsTo(color, expected, toPalette)) return 'different';
  return partOf(exact, width, at) === 'area' ? 'noise' : 'same';
}

/**
 * Rounds every rim of a picture and reduces the colors of rims until they fit into a palette, if possible. Returns
 * '0xAABBGGRR'.
 */
export function quantizeEdges(picture: Picture): Uint32Array {
  const exact = colors(picture);
  const isRim = (at: number) => partOf(exact, picture.width, at) === 'rim';
  return fitPalette(
    exact.map((color, at) => (isRim(at) ? rounded(color) : color)),
    isRim,
  );
}
