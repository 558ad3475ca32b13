import { percentScale, type PercentTick } from '../comparison/percentScale.ts';
import { type Formats, wholeSize } from '../format/index.ts';
import { isEstimated, type NumberedQuarter } from './quarterCourse.ts';

/** The effect of every quarter; shares of the plot, 0–1, from left and top. */
export interface QuartersChart {
  readonly marks: readonly QuarterMark[];
  readonly percentTicks: readonly PercentTick[];
  readonly quarterTicks: readonly { readonly x: number; readonly label: string; readonly isRunning: boolean }[];
  /** A note below the plot if an interval extends beyond it; null otherwise. */
  readonly cutNote: string | null;
}

/** The quoted effect of a quarter as a dot, its interval as a vertical line. */
export interface QuarterMark {
  readonly number: number;
  readonly isRunning: boolean;
  /** The quoted percentage; null if it is within normal variation. */
  readonly label: string | null;
  /** Whether tickets were slower. The label is then below the interval, so that readers do not take it for faster. */
  readonly isSlower: boolean;
  readonly x: number;
  readonly y: number;
  /** Ends of the interval: `top` is the faster one. */
  readonly top: number;
  readonly bottom: number;
}

const MAX_STEPS = 6;

/** The chart of the quarters. Quarters without an estimate keep their place. */
export function quartersChart(formats: Formats, quarters: readonly NumberedQuarter[]): QuartersChart {
  const estimated = quarters.filter(isEstimated);
  const ends = estimated.flatMap(({ estimate: { quoted, interval } }) => [quoted, ...interval]);
  const { y, ticks, isCut } = percentScale(formats, ends, MAX_STEPS);
  const x = (number: number) => (number - 0.5) / quarters.length;
  return {
    marks: estimated.map(({ number, quarter, estimate: { quoted, interval, claim } }) => ({
      number,
      isRunning: !quarter.complete,
      label: claim === 'no-detectable-change' ? null : wholeSize(formats, quoted),
      isSlower: quoted < 0,
      x: x(number),
      y: y(quoted),
      top: y(interval[1]),
      bottom: y(interval[0]),
    })),
    percentTicks: ticks,
    quarterTicks: quarters.map(({ number, quarter }) => ({
      x: x(number),
      label: formats.count(number),
      isRunning: !quarter.complete,
    })),
    cutNote: ends.some(isCut) ? 'Lines that reach the edge go beyond the chart.' : null,
  };
}
