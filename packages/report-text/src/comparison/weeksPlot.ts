import type { CalendarDate, ComparedWeek, Report } from '@roi-insight/contracts';
import { DAY_MS } from '@roi-insight/roi-math';
import type { ChartTable } from '../charts/ChartModel.ts';
import { monthAxis } from '../charts/monthAxis.ts';
import { niceScale } from '../charts/niceScale.ts';
import type { Plot, PlotMark, PlotPoint } from '../document/Plot.ts';
import { axisTime, describeSpeed, type Formats, MISSING } from '../format/index.ts';
import { foundComparison, othersName } from './comparedWith.ts';
import { percentScale } from '../charts/percentScale.ts';
import { weeksNote } from './weeksNote.ts';

const WEEK_MS = 7 * DAY_MS;
/** Maximum number of ticks: more would touch on a phone. */
const MAX_HOUR_STEPS = 4;
const MAX_PERCENT_STEPS = 4;
/** Share of a week that its bar covers. */
const BAR_SHARE = 0.68;

/** The team and the others in one area, and their difference below it on the same time axis; null if no week has a difference. */
export function weeksPlot(formats: Formats, report: Report): Plot | null {
  const found = foundComparison(report);
  const weeks = (found?.series ?? [])
    .flatMap((week) => {
      const time = axisTime(week.weekStart);
      return time === null ? [] : [{ ...week, time }];
    })
    .toSorted((a, b) => a.time - b.time);
  const [first, last] = [weeks[0], weeks.at(-1)];
  const differences = weeks.flatMap(({ differencePercent: percent }) => percent ?? []);
  if (found === null || first === undefined || last === undefined || differences.length === 0) return null;
  const { claude_adoption_date: adoption } = report.summary_metrics;
  const [start, end] = [first.time, last.time + WEEK_MS];
  const x = (time: number) => (time - start) / (end - start);
  const adopted = axisTime(adoption) ?? start;

  const hours = niceScale(
    0,
    Math.max(...weeks.flatMap(({ teamHours: team, comparisonHours: others }) => [team ?? 0, others ?? 0])),
    MAX_HOUR_STEPS,
  );
  const top = hours.last * hours.step;
  const runs = (valueOf: (week: ComparedWeek) => number | null) =>
    stretches(
      weeks.map((week) => {
        const value = valueOf(week);
        return value === null ? null : { x: x(week.time + WEEK_MS / 2), y: 1 - value / top };
      }),
    );
  const percent = percentScale(formats, differences, MAX_PERCENT_STEPS);
  const rule = { kind: 'rule', color: 'muted', x: Math.min(1, Math.max(0, x(adopted))), isDashed: true } as const;
  const names = { team: found.teams[0]?.name ?? '', others: othersName(formats, found) };
  const bars: PlotMark = {
    kind: 'bars',
    share: BAR_SHARE,
    bars: weeks.flatMap(({ time, differencePercent: value }) => {
      if (value === null) return [];
      const ends = [percent.y(0), percent.y(value)];
      return {
        x: x(time),
        width: WEEK_MS / (end - start),
        top: Math.min(...ends),
        bottom: Math.max(...ends),
        color: time >= adopted ? 'after' : 'before',
      };
    }),
  };
  return {
    title: WEEKS_TITLE,
    legend: [
      { text: names.team, color: 'after', shape: 'line' },
      { text: names.others, color: 'before', shape: 'dashes' },
    ],
    name: 'Hours per ticket',
    height: 15,
    values: Array.from({ length: hours.last + 1 }, (_, index) => ({
      y: 1 - index / hours.last,
      label: `${formats.numberAxis(hours.step)(index * hours.step)}h`,
    })),
    marks: [
      { kind: 'line', color: 'before', isDashed: true, runs: runs(({ comparisonHours: value }) => value) },
      { kind: 'line', color: 'after', runs: runs(({ teamHours: value }) => value) },
      { ...rule, flag: { text: 'Adoption', line: 0 } },
    ],
    second: {
      name: 'Difference from other teams (above zero = faster)',
      height: 9,
      values: percent.ticks,
      marks: [rule, bars],
    },
    ticks: monthAxis(formats, start, end - DAY_MS, x),
    alternative: `One line is ${names.team}, the other ${names.others}. The bars below are their difference.`,
    caption: weeksNote(found),
    table: weeksTable(formats, found.series, adoption),
  };
}

const WEEKS_TITLE = 'Typical hours per ticket by week';

/** Groups of consecutive weeks with a value. */
function stretches(points: readonly (PlotPoint | null)[]): PlotPoint[][] {
  const found: PlotPoint[][] = [];
  let run: PlotPoint[] = [];
  for (const point of points) {
    if (point !== null) {
      if (run.length === 0) found.push(run);
      run.push(point);
    } else run = [];
  }
  return found;
}

/** Every week with the value of the team, the value of the others, and the difference. */
function weeksTable(formats: Formats, series: readonly ComparedWeek[], adoption: CalendarDate): ChartTable {
  return {
    head: ['Week of', 'Period', 'This team', 'Other teams', 'Difference'],
    rows: series.map(({ weekStart: start, teamHours: team, comparisonHours: others, differencePercent: percent }) => [
      formats.day(start),
      start < adoption ? 'Before' : 'After',
      formats.hours(team),
      formats.hours(others),
      percent === null ? MISSING : describeSpeed(formats, percent),
    ]),
    texts: 2,
  };
}
