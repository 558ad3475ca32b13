import type { CalendarDate } from '@roi-insight/contracts';
import { DAY_MS } from '@roi-insight/roi-math';
import { monthAxis } from '../charts/monthAxis.ts';
import type { Plot, PlotDot, PlotSymbol } from '../document/Plot.ts';
import { axisTime, type Formats, wholeSize } from '../format/index.ts';
import { percentScale } from '../charts/percentScale.ts';
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

/** The plot ends at this percentage below zero, because intervals extend further below zero than above it. */
const MAX_SLOWER = 200;
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
  const { earlier, real } = test;
  const all = [...earlier, ...(real === null ? [] : [real])];
  const times = all.map(({ date }) => timeOf(date));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const x = (time: number) => (last === first ? 0.5 : (time - first) / (last - first));
  const ends = all.flatMap(({ effect, interval }) => [effect, ...interval]);
  const { y, ticks, low, high } = percentScale(formats, ends, MAX_STEPS, MAX_SLOWER);
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
          isCutAbove: fast > high,
          isCutBelow: slow < low,
        },
        ...(tried === real && { label: { text: wholeSize(formats, effect), place: 'left' } }),
      },
    };
  });
  const isCut = dates.some(({ dot: { range } }) => range?.isCutAbove === true || range?.isCutBelow === true);
  return {
    title: placeboResultText(formats, test),
    legend: Object.values(LOOKS).filter((look) => all.some((tried) => lookOf(tried) === look)),
    sides: { upper: '↑ faster', lower: '↓ slower' },
    height: 22,
    values: ticks,
    dates,
    marks: [{ kind: 'dots', dots: dates.map(({ dot }) => dot) }],
    ticks: monthAxis(formats, first, last, x),
    alternative: placeboResultText(formats, test),
    caption: `${placeboNote(formats)}${isCut ? ' Arrows mark intervals that go beyond the chart.' : ''}`,
    table: placeboTable(formats, test),
  };
}

/** Never null: the contract allows only dates that exist. */
const timeOf = (date: CalendarDate) => axisTime(date) ?? 0;
