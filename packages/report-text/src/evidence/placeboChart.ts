import type { CalendarDate } from '@roi-insight/contracts';
import { DAY_MS } from '@roi-insight/roi-math';
import { type MonthTick, monthTicks } from '../charts/monthTicks.ts';
import { niceScale } from '../charts/niceScale.ts';
import { axisTime, type Formats, wholeSize } from '../format/index.ts';
import { claimsChange, type TriedDate, type TriedDates } from './placeboTest.ts';

/** The chart of the test. Positions are shares of the plot's width and height, 0–1, from left and top. */
export interface PlaceboChart {
  /** Oldest first; the adoption date is the last. */
  readonly marks: readonly PlaceboMark[];
  /** From the top, where tickets are faster. */
  readonly percentTicks: readonly { readonly y: number; readonly label: string; readonly isZero: boolean }[];
  readonly monthTicks: readonly (Omit<MonthTick, 'time'> & { readonly x: number })[];
  /** A note below the plot if an interval extends beyond it; null otherwise. */
  readonly cutNote: string | null;
}

/** An estimate at a date, with its interval as a vertical line. */
export interface PlaceboMark {
  readonly tried: TriedDate;
  readonly kind: 'earlier' | 'fooled' | 'real';
  /** The quoted change at the adoption date; null at the others. */
  readonly label: string | null;
  /** Days since the first date. */
  readonly day: number;
  readonly x: number;
  readonly y: number;
  /** Ends of the interval: `top` is the faster one. */
  readonly top: number;
  readonly bottom: number;
  /** Whether the interval extends beyond the plot. */
  readonly isCutAbove: boolean;
  readonly isCutBelow: boolean;
}

/** The plot ends here, in percent of time saved: one wide interval would flatten all others. */
const MAX_FASTER = 100;
const MAX_SLOWER = 200;
/** Minimum extent of the plot on both sides of zero. */
const MIN_REACH = 10;
/** Maximum number of ticks: more would touch on a phone. */
const MAX_STEPS = 8;

/** The chart of the earlier dates and the adoption date. */
export function placeboChart(formats: Formats, { earlier, real, quoted }: TriedDates): PlaceboChart {
  const dates = [...earlier, ...(real === null ? [] : [real])];
  const times = dates.map(({ date }) => timeOf(date));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const x = (time: number) => (last === first ? 0.5 : (time - first) / (last - first));

  const ends = dates.flatMap(({ effect, interval }) => [effect, ...interval]);
  const { step, ...scale } = niceScale(
    Math.max(-MAX_SLOWER, Math.min(-MIN_REACH, ...ends)),
    Math.min(MAX_FASTER, Math.max(MIN_REACH, ...ends)),
    MAX_STEPS,
  );
  const [low, high] = [scale.first * step, scale.last * step];
  const y = (percent: number) => (high - Math.min(high, Math.max(low, percent))) / (high - low);

  const marks = dates.map((tried): PlaceboMark => {
    const time = timeOf(tried.date);
    const [slow, fast] = tried.interval;
    return {
      tried,
      kind: tried === real ? 'real' : claimsChange(tried) ? 'fooled' : 'earlier',
      label: tried === real ? wholeSize(formats, quoted ?? tried.effect) : null,
      day: (time - first) / DAY_MS,
      x: x(time),
      y: y(tried.effect),
      top: y(fast),
      bottom: y(slow),
      isCutAbove: fast > high,
      isCutBelow: slow < low,
    };
  });
  const ticks = Array.from({ length: scale.last - scale.first + 1 }, (_, index) => high - index * step);
  return {
    marks,
    percentTicks: ticks.map((tick) => ({
      y: y(tick),
      label: formats.typedPercent(Math.abs(tick)),
      isZero: tick === 0,
    })),
    monthTicks: monthTicks(formats, first, last).map(({ time, month, year }) => ({ x: x(time), month, year })),
    cutNote: marks.some(({ isCutAbove, isCutBelow }) => isCutAbove || isCutBelow)
      ? 'Arrows mark intervals that go beyond the chart.'
      : null,
  };
}

/** Never null: the contract allows only dates that exist. */
const timeOf = (date: CalendarDate) => axisTime(date) ?? 0;
