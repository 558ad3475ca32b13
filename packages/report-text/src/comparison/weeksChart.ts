import type { CalendarDate, ComparedWeek, Report, FoundComparison } from '@roi-insight/contracts';
import { DAY_MS } from '@roi-insight/roi-math';
import type { ChartTable } from '../charts/ChartModel.ts';
import { type MonthTick, monthTicks } from '../charts/monthTicks.ts';
import { niceScale } from '../charts/niceScale.ts';
import type { PlotPoint } from '../document/Plot.ts';
import { axisTime, describeSpeed, type Formats, MISSING } from '../format/index.ts';
import { teamCounts } from './comparedWith.ts';
import { percentScale, type PercentTick } from './percentScale.ts';

/** A week's difference as a bar from zero. */
export interface DifferenceBar {
  /** Position of its middle. */
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly isAfter: boolean;
  /** Whether the bar extends beyond the plot. */
  readonly isCut: boolean;
}

/** The team and the others in one plot, and their difference below, on the same time axis. */
export interface WeeksChart {
  /** Lines of the team, interrupted at weeks without tickets. */
  readonly team: readonly (readonly PlotPoint[])[];
  readonly others: readonly (readonly PlotPoint[])[];
  readonly hourTicks: readonly { readonly y: number; readonly label: string }[];
  readonly bars: readonly DifferenceBar[];
  readonly percentTicks: readonly PercentTick[];
  /** The position of the adoption date. */
  readonly adoption: number;
  readonly monthTicks: readonly (Omit<MonthTick, 'time'> & { readonly x: number })[];
  /** Width of a week. */
  readonly weekWidth: number;
}

const WEEK_MS = 7 * DAY_MS;
/** Maximum number of ticks: more would touch on a phone. */
const MAX_HOUR_STEPS = 4;
const MAX_PERCENT_STEPS = 4;

/** The chart of a comparison's weeks; null if none of them has a difference. */
export function weeksChart(formats: Formats, { comparison, summary_metrics: summary }: Report): WeeksChart | null {
  const weeks = (comparison?.series ?? [])
    .flatMap((week) => {
      const time = axisTime(week.weekStart);
      return time === null ? [] : [{ ...week, time }];
    })
    .toSorted((a, b) => a.time - b.time);
  const [first, last] = [weeks[0], weeks.at(-1)];
  const differences = weeks.flatMap(({ differencePercent: percent }) => percent ?? []);
  if (first === undefined || last === undefined || differences.length === 0) return null;
  const [start, end] = [first.time, last.time + WEEK_MS];
  const x = (time: number) => (time - start) / (end - start);
  const middle = (time: number) => x(time + WEEK_MS / 2);
  const adopted = axisTime(summary.claude_adoption_date) ?? start;

  const hours = niceScale(
    0,
    Math.max(...weeks.flatMap(({ teamHours: team, comparisonHours: others }) => [team ?? 0, others ?? 0])),
    MAX_HOUR_STEPS,
  );
  const top = hours.last * hours.step;
  const line = (valueOf: (week: ComparedWeek) => number | null) =>
    stretches(
      weeks.map((week) => {
        const value = valueOf(week);
        return value === null ? null : { x: middle(week.time), y: 1 - value / top };
      }),
    );
  const percent = percentScale(formats, differences, MAX_PERCENT_STEPS);
  return {
    team: line(({ teamHours: value }) => value),
    others: line(({ comparisonHours: value }) => value),
    hourTicks: Array.from({ length: hours.last + 1 }, (_, index) => ({
      y: 1 - index / hours.last,
      label: `${formats.numberAxis(hours.step)(index * hours.step)}h`,
    })),
    bars: weeks.flatMap(({ time, differencePercent: value }) => {
      if (value === null) return [];
      const ends = [percent.y(0), percent.y(value)];
      return {
        x: middle(time),
        top: Math.min(...ends),
        bottom: Math.max(...ends),
        isAfter: time >= adopted,
        isCut: percent.isCut(value),
      };
    }),
    percentTicks: percent.ticks,
    adoption: Math.min(1, Math.max(0, x(adopted))),
    monthTicks: monthTicks(formats, start, end - DAY_MS).map(({ time, month, year }) => ({ x: x(time), month, year })),
    weekWidth: WEEK_MS / (end - start),
  };
}

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

/** Title of the chart, and the label above its difference. */
export const WEEKS_TITLE = 'Typical hours per ticket by week';
export const DIFFERENCE_TITLE = 'Difference from other teams (above zero = faster)';

/** What the lines show. */
export function weeksNote(comparison: FoundComparison): string {
  const until = teamCounts(comparison).controls === 0 ? ' Each one counts until it adopts.' : '';
  return `Typical ticket of each week (geometric mean). Other teams are weighted by precision and aligned to this team’s pre-adoption level.${until}`;
}

/** Every week with both values and the difference. */
export function weeksTable(formats: Formats, series: readonly ComparedWeek[], adoption: CalendarDate): ChartTable {
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
