import { niceScale } from './niceScale.ts';
import type { Formats } from '../format/index.ts';

/** A horizontal line across a plot of percent of time saved. */
interface PercentTick {
  /** Distance from the top of the plot, where tickets are faster, as a share of its height, 0–1. */
  readonly y: number;
  readonly label: string;
  readonly isZero: boolean;
}

/** The scale ends at this percentage; otherwise, one extreme value would flatten all others. */
const MAX_PERCENT = 100;
/** Minimum extent of the scale on both sides of zero, in percent. */
const MIN_REACH = 10;

/** The vertical scale of a plot of percent of time saved. `maxSlower`: where the scale ends below zero, in percent. */
export function percentScale(formats: Formats, values: readonly number[], maxSteps: number, maxSlower = MAX_PERCENT) {
  const { step, ...scale } = niceScale(
    Math.max(-maxSlower, Math.min(-MIN_REACH, ...values)),
    Math.min(MAX_PERCENT, Math.max(MIN_REACH, ...values)),
    maxSteps,
  );
  const [low, high] = [scale.first * step, scale.last * step];
  const y = (percent: number) => (high - Math.min(high, Math.max(low, percent))) / (high - low);
  const ticks = Array.from({ length: scale.last - scale.first + 1 }, (_, index): PercentTick => {
    const value = high - index * step;
    return { y: y(value), label: formats.typedPercent(Math.abs(value)), isZero: value === 0 };
  });
  return { y, ticks, low, high, isCut: (percent: number) => percent < low || percent > high };
}
