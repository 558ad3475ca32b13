import type { CalendarDate } from '@roi-insight/contracts';
import { DAY_MS } from '@roi-insight/roi-math';
import { monthAxis } from '../charts/monthAxis.ts';
import { niceScale } from '../charts/niceScale.ts';
import type { Plot, PlotDot, PlotSymbol } from '../document/Plot.ts';
import { axisTime, type Formats, wholeSize } from '../format/index.ts';
import { claimsChange, type TriedDate, type TriedDates } from './placeboReadings.ts';
import { placeboNote, placeboResultText, placeboTable } from './placeboText.ts';

/** The plot of the tried dates. On a screen, the reader can move through it. */
export interface PlaceboPlot extends Plot {
  /** Oldest first; the adoption date is the last. */
  readonly dates: readonly PlottedDate[];
}

/** The estimate at a date, with its dot. */
export interface PlottedDate {
  readonly tried: TriedDate;
  /** Days since the first date. */
  readonly day: number;
  readonly dot: PlotDot;
}

/** The plot ends at this percentage of time saved; otherwise, one wide interval would flatten all others. */
const MAX_FASTER = 100;
const MAX_SLOWER = 200;
/** Minimum extent of the plot on both sides of zero. */
const MIN_REACH = 10;
/** Maximum number of ticks: more would touch on a phone. */
const MAX_STEPS = 8;

/** The shapes for dates, with their meaning: rings for dates before adoption, as in every chart, and a diamond for a false alarm. */
const LOOKS = {
  earlier: { text: 'Fake date', color: 'before', shape: 'ring', size: 'small' },
  fooled: { text: 'False alarm', color: 'negative', shape: 'diamond', size: 'small' },
  real: { text: 'Real adoption date', color: 'after', shape: 'disc', size: 'large' },
} as const satisfies Record<string, PlotSymbol>;

/** The estimates at the earlier dates and at the adoption date. */
export function placeboPlot(formats: Formats, test: TriedDates): PlaceboPlot {
  const { earlier, real, quoted } = test;
  const all = [...earlier, ...(real === null ? [] : [real])];
  const times = all.map(({ date }) => timeOf(date));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const x = (time: number) => (last === first ? 0.5 : (time - first) / (last - first));
  const scale = scaleOf(all);
  const y = (percent: number) =>
    (scale.high - Math.min(scale.high, Math.max(scale.low, percent))) / (scale.high - scale.low);
  const lookOf = (tried: TriedDate) => LOOKS[tried === real ? 'real' : claimsChange(tried) ? 'fooled' : 'earlier'];
  const dates = all.map((tried): PlottedDate => {
    const { date, effect, interval } = tried;
    const [slow, fast] = interval;
    const { color, shape, size } = lookOf(tried);
    return {
      tried,
      day: (timeOf(date) - first) / DAY_MS,
      dot: {
        x: x(timeOf(date)),
        y: y(effect),
        color,
        shape,
        size,
        range: {
          top: y(fast),
          bottom: y(slow),
          look: 'pale',
          isCutAbove: fast > scale.high,
          isCutBelow: slow < scale.low,
        },
        ...(tried === real && { label: { text: wholeSize(formats, quoted ?? effect), place: 'left' } }),
      },
    };
  });
  const isCut = dates.some(({ dot: { range } }) => range?.isCutAbove === true || range?.isCutBelow === true);
  return {
    title: placeboResultText(formats, test),
    legend: Object.values(LOOKS).filter((look) => all.some((tried) => lookOf(tried) === look)),
    sides: { upper: '↑ faster', lower: '↓ slower' },
    height: 22,
    values: Array.from({ length: scale.steps + 1 }, (_, index) => {
      const tick = scale.high - index * scale.step;
      return { y: y(tick), label: formats.typedPercent(Math.abs(tick)), isZero: tick === 0 };
    }),
    dates,
    marks: [{ kind: 'dots', dots: dates.map(({ dot }) => dot) }],
    ticks: monthAxis(formats, first, last, x),
    alternative: placeboResultText(formats, test),
    caption: `${placeboNote(formats)}${isCut ? ' Arrows mark intervals that go beyond the chart.' : ''}`,
    table: placeboTable(formats, test),
  };
}

/** Ends of the vertical axis, in percent of time saved, and the steps between its values. */
function scaleOf(dates: readonly TriedDate[]) {
  const ends = dates.flatMap(({ effect, interval }) => [effect, ...interval]);
  const { first, last, step } = niceScale(
    Math.max(-MAX_SLOWER, Math.min(-MIN_REACH, ...ends)),
    Math.min(MAX_FASTER, Math.max(MIN_REACH, ...ends)),
    MAX_STEPS,
  );
  return { low: first * step, high: last * step, step, steps: last - first };
}

/** Never null: the contract allows only dates that exist. */
const timeOf = (date: CalendarDate) => axisTime(date) ?? 0;
