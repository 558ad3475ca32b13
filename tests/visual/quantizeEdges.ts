import { channels, colorOf, colors, type Picture } from './colors.ts';
import { fitPalette } from './fitPalette.ts';

/** Steps of brightness and of tint that rims keep, of 255: black, white and six between; gray stays gray. */
const BRIGHTNESS = 255 / 7;
const TINT = 64;

/** Up to this difference of a channel, of 255, two neighbors belong to a gradient such as a shadow, and not to a rim. */
const MAX_GRADIENT_STEP = 16;

const toStep = (value: number, step: number) => Math.round(value / step) * step;
const toChannel = (value: number) => Math.min(255, Math.max(0, Math.round(value)));

/** Brightness and tint (YCoCg) of a color: the sums that are rounded. */
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

/** A tone in few steps of brightness and fewer of tint, as an eye sees them. */
function roundedTone(tone: Tone): number {
  const brightness = toStep(tone.brightness, BRIGHTNESS);
  const warmth = toStep(tone.warmth, TINT);
  const greenness = toStep(tone.greenness, TINT);
  const base = brightness - greenness / 2;
  return colorOf(toChannel(base + warmth / 2), toChannel(base + greenness), toChannel(base - warmth / 2));
}

const rounded = (color: number) => roundedTone(toneOf(color));

/** How much of 255 the same curve may differ from run to run, and fall on the other side of a rounding. */
const NOISE = 2;
const SHIFTS = [0, -NOISE, NOISE];

/** Maps a color to one that the stored picture has. */
type ToPalette = (color: number) => number;

/** Whether a color rounds to `expected` when it is a trace brighter, darker or of another tint. */
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

/** The largest difference of a channel, of 255. */
function differenceOf(one: number, other: number): number {
  const [red, green, blue] = channels(one);
  const [otherRed, otherGreen, otherBlue] = channels(other);
  return Math.max(Math.abs(red - otherRed), Math.abs(green - otherGreen), Math.abs(blue - otherBlue));
}

const isGradient = (one: number, other: number) => differenceOf(one, other) <= MAX_GRADIENT_STEP;

/** What a pixel belongs to: an area or a line of one color, a gradient such as a shadow, or the rim of a letter or a curve. */
type Part = 'area' | 'gradient' | 'rim';

/**
 * A rim differs from its neighbors along both axes, and from one of them clearly. Only rims are rounded. That makes a
 * stored picture less than half as large, and hides nothing that a person or a token could change.
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

/** How a pixel compares with the expected one. `noise` is what redrawing the same page may do to an area's pixel. */
export type PixelMatch = 'same' | 'noise' | 'different';

/**
 * Compares a pixel with the stored one. Rims and gradients may differ by the noise of drawing. The same noise decides
 * whether a pixel between the two counts as one or the other, so that either may be stored rounded or exactly.
 * @param toPalette maps a rounded color to the one that is stored for it
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

/** A picture with every rim rounded, and with few enough colors for a palette where rims allow it, as '0xAABBGGRR'. */
export function quantizeEdges(picture: Picture): Uint32Array {
  const exact = colors(picture);
  const isRim = (at: number) => partOf(exact, picture.width, at) === 'rim';
  return fitPalette(
    exact.map((color, at) => (isRim(at) ? rounded(color) : color)),
    isRim,
  );
}
