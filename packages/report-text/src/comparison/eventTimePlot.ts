import type { EventWeek } from '@roi-insight/contracts';
import type { ChartTable } from '../charts/ChartModel.ts';
import type { Plot, PlotDot, PlotMark } from '../document/Plot.ts';
import { describeSpeed, type Formats, wholeSize } from '../format/index.ts';
import { percentScale } from '../charts/percentScale.ts';

/** Weeks in which a team learns to use the assistant. */
const LEARNING_WEEKS = 4;
const MAX_STEPS = 6;
/** Only every third week of a line has a label, and the first week of each quarter. */
const LABEL_STEPS = { line: 3, steps: 13 } as const;

/** The effect by week since adoption with its band; null if there is only one week. */
export function eventTimePlot(formats: Formats, unordered: readonly EventWeek[]): Plot | null {
  const weeks = inOrder(unordered);
  const [first, last] = [weeks[0]?.week, weeks.at(-1)?.week];
  if (first === undefined || last === undefined || weeks.length < 2) return null;
  const shape = weeks[0]?.effectPercent === weeks[1]?.effectPercent ? 'steps' : 'line';
  const span = last - first + 1;
  const x = (week: number) => (week - first + 0.5) / span;
  const { y, ticks } = percentScale(
    formats,
    weeks.flatMap(({ effectPercent: effect, intervalPercent: interval }) => [effect, ...interval]),
    MAX_STEPS,
  );
  const dots = weeks.map(({ week, effectPercent: effect }): PlotDot => ({
    x: x(week),
    y: y(effect),
    color: 'after',
    shape: 'disc',
    size: 'small',
  }));
  const finding = eventTimeFinding(formats, weeks);
  return {
    title: 'Effect by week since adoption',
    finding,
    name: 'Above zero = faster',
    height: 16,
    values: ticks,
    marks: [
      ...(shape === 'line' ? learningMarks(Math.min(1, Math.max(0, (LEARNING_WEEKS - first) / span))) : []),
      {
        kind: 'band',
        upper: weeks.map(({ week, intervalPercent: [, high] }) => ({ x: x(week), y: y(high) })),
        lower: weeks.map(({ week, intervalPercent: [low] }) => ({ x: x(week), y: y(low) })),
      },
      { kind: 'line', color: 'after', runs: [dots] },
      { kind: 'dots', dots },
    ],
    ticks: weeks
      .filter(({ week }) => week % LABEL_STEPS[shape] === 0)
      .map(({ week }) => ({ x: x(week), label: formats.count(week + 1) })),
    axis: 'Weeks since adoption',
    alternative: finding,
    caption:
      shape === 'steps'
        ? 'Fitted as one effect for each quarter since adoption, with its 95% range.'
        : `Fitted as a straight line, with its 95% range. The first ${formats.counted(LEARNING_WEEKS, 'week')} are shaded as ramp-up.`,
    table: eventTimeTable(formats, unordered),
  };
}

/** @param end share of the width; 0 if none of these weeks is shown */
const learningMarks = (end: number): readonly PlotMark[] =>
  end === 0
    ? []
    : [
        { kind: 'spans', look: 'shaded', spans: [{ from: 0, to: end }] },
        { kind: 'rule', color: 'grid', x: end, isDashed: true },
        { kind: 'text', x: end / 2, text: 'Ramp-up' },
      ];

/** Sorts the weeks, because a report file that was written by hand can have them in any order. */
const inOrder = (weeks: readonly EventWeek[]) => weeks.toSorted((a, b) => a.week - b.week);

/** Every week with its effect and interval. */
function eventTimeTable(formats: Formats, weeks: readonly EventWeek[]): ChartTable {
  return {
    head: ['Week since adoption', 'Effect', 'Low end', 'High end'],
    rows: weeks.map(({ week, effectPercent: effect, intervalPercent: interval }) => [
      formats.count(week + 1),
      ...[effect, ...interval].map((percent) => describeSpeed(formats, percent)),
    ]),
    texts: 1,
  };
}

/** @example '12% faster in week 1, 31% faster in week 13, but a constant effect fits equally well.' */
function eventTimeFinding(formats: Formats, weeks: readonly EventWeek[]): string {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined) return '';
  const inWeek = ({ week, effectPercent: effect }: EventWeek) =>
    `${wholeSize(formats, effect)} ${effect < 0 ? 'slower' : 'faster'} in week ${formats.count(week + 1)}`;
  const curve = `${inWeek(first)}, ${inWeek(last)}`;
  // A constant effect fits if it lies within the band of every week.
  const isConstantPossible =
    Math.max(...weeks.map(({ intervalPercent: [low] }) => low)) <=
    Math.min(...weeks.map(({ intervalPercent: [, high] }) => high));
  return isConstantPossible ? `${curve}, but a constant effect fits equally well.` : `${curve}.`;
}
