import { percentScale, type PercentTick } from '../charts/percentScale.ts';
import { quotedPercent } from '../evidence/quotedPercent.ts';
import type { HistoryRow } from './HistoryRow.ts';
import type { Formats } from '../format/index.ts';

/** A run in the chart of its project. Positions are shares of the plot, 0–1, from its left and top. */
export interface HistoryMark {
  readonly id: string;
  readonly kind: HistoryRow['kind'];
  readonly x: number;
  /** Percent of time saved with its interval; null if the run has no estimate. */
  readonly span: {
    readonly y: number;
    readonly top: number;
    readonly bottom: number;
    /** Whether the interval extends below the plot. */
    readonly isCut: boolean;
  } | null;
}

/** The change of each run with its interval, in the order of the runs. */
export interface HistoryChart {
  readonly marks: readonly HistoryMark[];
  readonly percentTicks: readonly PercentTick[];
  readonly dayTicks: readonly { readonly x: number; readonly day: string; readonly year: string | null }[];
  /** Positions between two runs with different measurements. */
  readonly breaks: readonly number[];
}

const MAX_STEPS = 6;
/** Maximum number of labels: more would touch on a phone. */
const MAX_LABELS = 5;

/** The chart of a project's runs, which are at equal distances. */
export function historyChart(formats: Formats, rows: readonly HistoryRow[]): HistoryChart {
  const x = (index: number) => (index + 0.5) / rows.length;
  const spans = rows.map(spanOf);
  const { y, ticks, isCut } = percentScale(
    formats,
    spans.flatMap((span) => span ?? []),
    MAX_STEPS,
  );
  const step = Math.ceil(rows.length / MAX_LABELS);
  const labels = rows.flatMap(({ dayOfYear: day, year }, index) =>
    index % step === 0 ? { x: x(index), day, year } : [],
  );
  return {
    marks: rows.map(({ id, kind }, index) => {
      const [low, middle, high] = spans[index] ?? [];
      const isSpan = low !== undefined && middle !== undefined && high !== undefined;
      const span = isSpan ? { y: y(middle), top: y(high), bottom: y(low), isCut: isCut(low) } : null;
      return { id, kind, x: x(index), span };
    }),
    percentTicks: ticks,
    dayTicks: labels.map(({ x, day, year }, index) => ({
      x,
      day,
      year: year === labels[index - 1]?.year ? null : year,
    })),
    breaks: rows.flatMap(({ changes }, index) => (changes?.isOtherMeasurement === true ? index / rows.length : [])),
  };
}

/** Low end, estimate and high end, in percent of time saved. */
function spanOf({ evidence }: HistoryRow): readonly [number, number, number] | null {
  if (evidence?.kind !== 'estimated') return null;
  const [low, high] = evidence.intervalPercent;
  return [low, quotedPercent(evidence), high];
}

export const HISTORY_TITLE = 'Change in time per ticket by run';

/** How to read the chart. */
export const HISTORY_NOTE =
  'Each dot is one run’s headline, with its 95% range. Runs over the same weeks share tickets, so agreement between them isn’t extra evidence.';
