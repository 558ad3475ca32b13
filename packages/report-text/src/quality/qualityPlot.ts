import type { CalendarDate, Quality } from '@roi-insight/contracts';
import { DAY_MS } from '@roi-insight/roi-math';
import { monthAxis } from '../charts/monthAxis.ts';
import { niceScale } from '../charts/niceScale.ts';
import type { Plot, PlotArea, PlotPoint } from '../document/Plot.ts';
import { axisTime, type Formats, MISSING } from '../format/index.ts';

const WEEK_MS = 7 * DAY_MS;
const MAX_STEPS = 4;
/** Share of a week that its bar covers. */
const BAR_SHARE = 0.72;

/** The bugs created in each week and, if they are known, the open bugs at its end, with the adoption date; null if there are no weeks. */
export function qualityPlot(formats: Formats, { weeks }: Pick<Quality, 'weeks'>, adopted: CalendarDate): Plot | null {
  const dated = weeks.map((week) => ({ ...week, time: axisTime(week.weekStart) ?? NaN }));
  const [first, last] = [dated[0], dated.at(-1)];
  const date = axisTime(adopted);
  if (first === undefined || last === undefined || date === null) return null;
  const [start, end] = [first.time, last.time + WEEK_MS];
  const x = (time: number) => (time - start) / (end - start);
  const created = scaleOf(
    formats,
    dated.map((week) => week.created),
  );
  const open = dated.flatMap(({ time, backlog }) => (backlog === null ? [] : [{ time: time + WEEK_MS, backlog }]));
  const rule = { kind: 'rule', color: 'muted', x: x(date), isDashed: true } as const;
  const bars = dated.map((week) => ({
    x: x(week.time),
    width: WEEK_MS / (end - start),
    top: created.y(week.created),
    bottom: 1,
    color: week.time < date ? ('before' as const) : ('after' as const),
  }));
  const isInside = date >= start && date <= end;
  return {
    title: 'Bugs by week',
    name: 'Bugs created',
    height: 10,
    values: created.values,
    marks: [
      { kind: 'bars', share: BAR_SHARE, bars },
      ...(isInside ? [{ ...rule, flag: { text: 'Adoption', line: 1 } }] : []),
    ],
    ...(open.length > 0 && { second: backlogArea(formats, open, x, isInside ? [rule] : []) }),
    ticks: monthAxis(formats, start, end - DAY_MS, x),
    alternative:
      'The bugs created in each week, and the bugs that were open at its end, are in the table of this chart.',
    table: {
      head: ['Week of', 'Bugs created', 'Open bugs at its end'],
      rows: weeks.map(({ weekStart, created: bugs, backlog }) => [
        formats.day(weekStart),
        formats.count(bugs),
        backlog === null ? MISSING : formats.count(backlog),
      ]),
      texts: 1,
    },
  };
}

function backlogArea(
  formats: Formats,
  open: readonly { readonly time: number; readonly backlog: number }[],
  x: (time: number) => number,
  rules: PlotArea['marks'],
): PlotArea {
  const { y, values } = scaleOf(
    formats,
    open.map(({ backlog }) => backlog),
  );
  const points: PlotPoint[] = open.map(({ time, backlog }) => ({ x: x(time), y: y(backlog) }));
  return {
    name: 'Open bugs',
    height: 6,
    values,
    marks: [{ kind: 'line', runs: [points], color: 'accent' }, ...rules],
  };
}

/** The vertical axis of counts, from 0. */
function scaleOf(formats: Formats, counts: readonly number[]) {
  const { step, last } = niceScale(0, Math.max(1, ...counts), MAX_STEPS, 1);
  return {
    y: (count: number) => 1 - count / (step * last),
    values: Array.from({ length: last + 1 }, (_, index) => ({
      y: 1 - index / last,
      label: formats.count(index * step),
      isZero: index === 0,
    })),
  };
}
