import { percentScale } from '../charts/percentScale.ts';
import type { Plot, PlotDot, PlotMark, PlotSymbol } from '../document/Plot.ts';
import { quotedPercent } from '../evidence/quotedPercent.ts';
import type { Formats } from '../format/index.ts';
import type { HistoryRow } from './HistoryRow.ts';

const MAX_STEPS = 6;
/** Maximum number of labels: more would touch on a phone. */
const MAX_LABELS = 5;
/** Maximum number of runs with larger dots. With more runs, they would touch on a phone. */
const MAX_LARGE = 20;
/** Position of a run that has no estimate, from the top. */
const NO_ESTIMATE = 0.95;

/** The symbol of each kind of run, with its meaning. */
const LOOKS = {
  faster: { text: 'Less time', color: 'positive', shape: 'disc' },
  slower: { text: 'More time', color: 'negative', shape: 'diamond' },
  'no-detectable-change': { text: 'No detectable change', color: 'muted', shape: 'ring' },
  'too-little-data': { text: 'Too little data', color: 'muted', shape: 'cross' },
  'no-evidence': { text: 'No verdict', color: 'muted', shape: 'cross' },
} as const satisfies Record<HistoryRow['kind'], PlotSymbol>;

/** The change of each run of a project with its interval, at equal distances. Runs that were measured differently have a line between them. */
export function historyPlot(formats: Formats, rows: readonly HistoryRow[]): Plot {
  const x = (index: number) => (index + 0.5) / rows.length;
  const spans = rows.map(spanOf);
  const { y, ticks, isCut } = percentScale(
    formats,
    spans.flatMap((span) => span ?? []),
    MAX_STEPS,
  );
  const size: PlotDot['size'] = rows.length > MAX_LARGE ? 'small' : 'medium';
  const dots = rows.map(({ kind }, index): PlotDot => {
    const { color, shape } = LOOKS[kind];
    const dot = { x: x(index), color, shape, size } as const;
    const span = spans[index];
    if (!span) return { ...dot, y: NO_ESTIMATE };
    const [low, middle, high] = span;
    return {
      ...dot,
      y: y(middle),
      range: { top: y(high), bottom: y(low), look: 'pale', isCutBelow: isCut(low) },
    };
  });
  const breaks = rows.flatMap(({ changes }, index): readonly PlotMark[] =>
    changes?.isOtherMeasurement === true
      ? [{ kind: 'rule', color: 'warning', x: index / rows.length, isDashed: true }]
      : [],
  );
  const step = Math.ceil(rows.length / MAX_LABELS);
  const labels = rows.flatMap(({ dayOfYear: label, year }, index) =>
    index % step === 0 ? { x: x(index), label, year } : [],
  );
  return {
    title: 'Change in time per ticket by run',
    legend: [
      ...Object.values(LOOKS)
        .filter((look) => rows.some(({ kind }) => LOOKS[kind] === look))
        .map((look): PlotSymbol => Object.assign({ size }, look)),
      ...(breaks.length > 0 ? [{ text: 'Measured differently', color: 'warning', shape: 'dashes' } as const] : []),
    ],
    name: 'Above zero = less time per ticket',
    height: 15,
    values: ticks,
    marks: [...breaks, { kind: 'dots', dots }],
    ticks: labels.map(({ x, label, year }, index) => ({
      x,
      label,
      below: year === labels[index - 1]?.year ? null : year,
    })),
    // The table of the runs has the values.
    alternative: `The change of ${formats.counted(rows.length, 'run')}, each with its range.`,
    caption:
      'Each dot is one run’s headline, with its 95% range. Runs over the same weeks share tickets, so agreement between them isn’t extra evidence.',
  };
}

/** Low end, estimate and high end, in percent of time saved. */
function spanOf({ evidence }: HistoryRow): readonly [number, number, number] | null {
  if (evidence?.kind !== 'estimated') return null;
  const [low, high] = evidence.intervalPercent;
  return [low, quotedPercent(evidence), high];
}
