import type { CalendarDate, PeopleCount, Report, TeamUsageSource } from '@roi-insight/contracts';
import { adoptionCurve, DAY_MS, peopleRange, startOffset } from '@roi-insight/roi-math';
import { monthAxis } from '../charts/monthAxis.ts';
import { niceScale } from '../charts/niceScale.ts';
import type { Plot, PlotBar, PlotMark } from '../document/Plot.ts';
import { axisTime, type Formats } from '../format/index.ts';
import { weekAxis } from '../organization/weekAxis.ts';
import { usageCurveNotes } from './usageCurveNotes.ts';
import { peopleOf } from './usageShareText.ts';
import { usageSourceTitle } from './usageSourceTitle.ts';
import { usageTable } from './usageTable.ts';

const WEEK_MS = 7 * DAY_MS;
const MAX_STEPS = 4;
/** Share of a week that its bar covers. */
const BAR_SHARE = 0.72;

interface UsagePlotOptions {
  /** Whether the names of the two starts include their dates. */
  readonly isDated?: boolean;
}

/** The adoption curve of a source: the share of the team, or the number of people if the team's size is unknown; null if there are no weeks. */
export function usagePlot(
  formats: Formats,
  report: Report,
  source: TeamUsageSource,
  { isDated = false }: UsagePlotOptions = {},
): Plot | null {
  const { claude_adoption_date: adopted } = report.summary_metrics;
  const weeks = source.weeks.flatMap((week) => {
    const time = axisTime(week.weekStart);
    return time === null ? [] : [{ ...week, time }];
  });
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [start, end] = [first.time, last.time + WEEK_MS];
  const x = (time: number) => (time - start) / (end - start);
  const { title, values, barsOf } = curveOf(formats, report, source);
  const isOfTeams = report.organization !== undefined;
  const date = (day: CalendarDate | null, name: string, line: number): readonly PlotMark[] => {
    const time = day === null ? null : axisTime(day);
    if (day === null || time === null || time < start || time > end) return [];
    const text = isDated && !isOfTeams ? `${name}: ${formats.day(day)}` : name;
    return [{ kind: 'rule', color: 'muted', x: x(time), isDashed: true, flag: { text, line } }];
  };
  const isAlone = (report.usage?.teams[0]?.sources.length ?? 0) < 2;
  const whole = isAlone ? title : `${usageSourceTitle(source.source)}: ${title}`;
  const notes = usageCurveNotes(formats, report, source).join(' ');
  return {
    title: whole,
    height: 14,
    values,
    marks: [
      {
        kind: 'spans',
        look: 'hatched',
        spans: weeks.flatMap(({ coverage, time }) =>
          coverage === 'not-covered' ? [{ from: x(time), to: x(time + WEEK_MS) }] : [],
        ),
      },
      {
        kind: 'bars',
        share: BAR_SHARE,
        bars: weeks.flatMap(({ weekStart, time }) =>
          barsOf(weekStart, { x: x(time), width: WEEK_MS / (end - start), color: 'after' }),
        ),
      },
      ...date(adopted, isOfTeams ? 'Start of each team' : 'Entered date', 2),
      // The observed start is omitted if it is within two weeks of the entered date.
      ...date(startOffset(source, adopted) === null ? null : source.observedStart, 'Observed start', 1),
    ],
    ticks: isOfTeams
      ? weekAxis(formats, axisTime(adopted) ?? start, start, end - DAY_MS).map(({ time, month }) => ({
          x: x(time),
          label: month,
        }))
      : monthAxis(formats, start, end - DAY_MS, x),
    ...(isOfTeams && { axis: 'Weeks since each team’s start' }),
    alternative: notes,
    caption: notes,
    table: usageTable(formats, source, report),
  };
}

/** The vertical axis of a source, and the bars of a week: the minimum and the possible additional number of active people. */
function curveOf(formats: Formats, report: Report, source: TeamUsageSource) {
  const { of, weeks: curve } = adoptionCurve(source);
  const isShare = curve.length > 0 && curve.every(({ share }) => share !== null);
  const rangeOf = ({ active, share }: { active: PeopleCount; share: { low: number; high: number } | null }) =>
    isShare && share !== null ? { low: share.low * 100, high: share.high * 100 } : peopleRange(active);
  const ranges = new Map(curve.map((week) => [week.weekStart, rangeOf(week)]));
  const most = Math.max(0, ...[...ranges.values()].map(({ high }) => high));
  const scale = isShare ? { step: 25, last: 4 } : niceScale(0, most, MAX_STEPS, 1);
  const y = (value: number) => 1 - Math.min(1, value / (scale.step * scale.last));
  // Numbers for the busiest day have no upper end.
  const isLeast = source.activeBasis === 'busiest-day';
  return {
    title: isShare
      ? `Share of ${of === 'people' ? `${peopleOf(report)} that used the assistant` : 'the seats that were used'} by week`
      : 'People who used the assistant by week',
    values: Array.from({ length: scale.last + 1 }, (_, index) => ({
      y: 1 - index / scale.last,
      label: isShare ? formats.wholePercent(index * scale.step) : formats.count(index * scale.step),
      isZero: index === 0,
    })),
    barsOf: (week: CalendarDate, place: Pick<PlotBar, 'x' | 'width' | 'color'>): readonly PlotBar[] => {
      const range = ranges.get(week);
      if (range === undefined) return [];
      const [low, high] = [y(range.low), y(isLeast ? range.low : range.high)];
      return [
        { ...place, top: low, bottom: 1 },
        ...(high < low ? [{ ...place, top: high, bottom: low, isPale: true }] : []),
      ];
    },
  };
}
