import type { CalendarDate, PeopleCount, Report, TeamUsageSource } from '@roi-insight/contracts';
import { adoptionCurve, DAY_MS, peopleRange, startOffset } from '@roi-insight/roi-math';
import { type MonthTick, monthTicks } from '../charts/monthTicks.ts';
import { niceScale } from '../charts/niceScale.ts';
import { axisTime, type Formats } from '../format/index.ts';

/** A covered week, as shares of the plot's width and height, 0–1, from left and top. */
export interface UsageBar {
  /** Its middle. */
  readonly x: number;
  /** Minimum and maximum number of active people, because 1 to 4 are not distinguished. */
  readonly least: number;
  readonly most: number;
}

/** A date across the plot. */
export interface UsageDate {
  readonly x: number;
  readonly label: string;
}

/** People who used the assistant, week by week. */
export interface UsageCurve {
  readonly title: string;
  readonly bars: readonly UsageBar[];
  /** The middles of weeks that are not covered. */
  readonly gaps: readonly number[];
  /** Whether a week has 1 to 4 people. */
  readonly hasFew: boolean;
  readonly entered: UsageDate | null;
  /** The observed start; null if it is unknown or within two weeks of the entered date. */
  readonly observed: UsageDate | null;
  readonly valueTicks: readonly { readonly y: number; readonly label: string; readonly isZero: boolean }[];
  readonly monthTicks: readonly (Omit<MonthTick, 'time'> & { readonly x: number })[];
  /** Width of a week. */
  readonly weekWidth: number;
}

const WEEK_MS = 7 * DAY_MS;
const MAX_STEPS = 4;

/**
 * The adoption curve of a source: the share of the team, or the number of people if the team's size is unknown; null
 * without weeks.
 */
export function usageCurve(
  formats: Formats,
  { summary_metrics: { claude_adoption_date: adopted } }: Report,
  source: TeamUsageSource,
): UsageCurve | null {
  const weeks = source.weeks.flatMap((week) => {
    const time = axisTime(week.weekStart);
    return time === null ? [] : [{ ...week, time }];
  });
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [start, end] = [first.time, last.time + WEEK_MS];
  const x = (time: number) => (time - start) / (end - start);
  const { of, weeks: curve } = adoptionCurve(source);
  const isShare = curve.length > 0 && curve.every(({ share }) => share !== null);
  const rangeOf = ({ active, share }: { active: PeopleCount; share: { low: number; high: number } | null }) =>
    isShare && share !== null ? { low: share.low * 100, high: share.high * 100 } : peopleRange(active);
  const isLeast = source.activeBasis === 'busiest-day';
  const values = new Map(curve.map((week) => [week.weekStart, rangeOf(week)]));
  const most = Math.max(0, ...[...values.values()].map(({ high }) => high));
  const scale = isShare ? { step: 25, last: 4 } : niceScale(0, most, MAX_STEPS, 1);
  const top = scale.step * scale.last;
  const dateAt = (day: CalendarDate | null, label: string): UsageDate | null => {
    const time = day === null ? null : axisTime(day);
    return time === null || time < start || time > end ? null : { x: x(time), label };
  };
  return {
    title: isShare
      ? `${of === 'people' ? 'Share of the team that used the assistant' : 'Share of the seats that were used'} by week`
      : 'People who used the assistant by week',
    bars: weeks.flatMap(({ weekStart, time }) => {
      const range = values.get(weekStart);
      if (range === undefined) return [];
      const y = (value: number) => 1 - Math.min(1, value / top);
      // Numbers for the busiest day have no upper end.
      return [{ x: x(time + WEEK_MS / 2), least: y(range.low), most: y(isLeast ? range.low : range.high) }];
    }),
    gaps: weeks.flatMap(({ coverage, time }) => (coverage === 'not-covered' ? [x(time + WEEK_MS / 2)] : [])),
    hasFew: curve.some(({ active }) => active === '1-4'),
    entered: dateAt(adopted, 'Entered date'),
    observed: dateAt(
      startOffset(source.observedStart, adopted) === null ? null : source.observedStart,
      'Observed start',
    ),
    valueTicks: Array.from({ length: scale.last + 1 }, (_, index) => ({
      y: 1 - index / scale.last,
      label: isShare ? formats.wholePercent(index * scale.step) : formats.count(index * scale.step),
      isZero: index === 0,
    })),
    monthTicks: monthTicks(formats, start, end - DAY_MS).map(({ time, month, year }) => ({ x: x(time), month, year })),
    weekWidth: WEEK_MS / (end - start),
  };
}
