import { changeInQuarter, changeSinceFirst } from '../evidence/quarters/quarterChange.ts';
import { changeFrom, tailOf } from '../evidence/change.ts';
import type { LogSeries } from '../evidence/series/logWeeks.ts';
import { seriesDoubts } from '../evidence/doubts/seriesDoubts.ts';
import { carriesEstimate } from '../evidence/sufficiency.ts';
import { changeAgainstTrend, trendPerWeek } from '../evidence/trendAdjusted.ts';
import { comparedWeeks } from './comparedWeeks.ts';
import { spanOf } from './difference.ts';
import type { Member } from './members.ts';
import { commonTo } from './panel/panel.ts';
import type { Alone, NoOutcome, Outcome } from './outcome.ts';
import { type PooledSeries, pooledSeries } from './pooledSeries.ts';
import { programOf } from './program.ts';

/** Whether all teams adopted within the same seven days. */
export function isOneDate(adopters: readonly Member[]): boolean {
  const weeks = adopters.map(({ team }) => team.adoptionWeek ?? 0);
  return Math.max(...weeks) - Math.min(...weeks) < 1;
}

/**
 * Several teams that adopted on the same date, if there is no control: their series are pooled, and the pooled series is judged like the series of a
 * single project. Pooled estimates would instead count a change that affected all teams as independent findings.
 * @param adopters the report's project first
 */
export function sameDate(adopters: readonly [own: Member, ...others: Member[]], alone: Alone): Outcome | NoOutcome {
  const [own] = adopters;
  const pooled = pooledSeries(
    adopters.map(({ series }) => series),
    0,
    ...spanOf(own.series),
  );
  const series = asSeries(pooled);
  if (!carriesEstimate(series.weeks, 0)) return { kind: 'few-weeks' };
  const posterior = changeAgainstTrend(series, 0);
  const change = changeFrom(posterior);
  const baseline = { ...series, weeks: series.weeks.filter(({ week }) => week < 0) };
  return {
    design: 'same-date',
    posterior,
    change,
    tail: tailOf(posterior),
    before: baseline.weeks.map(({ week, mean }) => ({ week, value: mean })),
    doubts: seriesDoubts(series, change, changeFrom(trendPerWeek(baseline))),
    limits: {
      grade: alone.grade === 'A' ? 'B' : alone.grade,
      first: [{ kind: 'one-experiment' }, { kind: 'never-better', grade: alone.grade }],
      last: [{ kind: 'no-control' }],
    },
    weights: new Map(adopters.map(({ team }, index) => [team, pooled.weights[index] ?? 0])),
    ownChanges: new Map(),
    coMovement: null,
    eventTime: () => [],
    series: comparedWeeks(own.series, [], own.team.weekZero),
    laterQuarter: (quarter) => {
      const later = adopters.map(({ shownSeries }) => shownSeries);
      const shown = asSeries(pooledSeries(later, 0, ...spanOf(own.shownSeries)));
      return { effect: changeInQuarter(shown, quarter), sinceFirst: changeSinceFirst(shown, quarter) };
    },
    program: programOf(adopters, commonTo(adopters.length, posterior)),
  };
}

/** A pooled series in the form of a single project's series, with ticket counts that give the same sampling variances. */
function asSeries({ weeks }: PooledSeries): LogSeries {
  const ticketVariance = Math.max(...weeks.map(({ variance }) => variance));
  return {
    weeks: weeks.map(({ week, mean, variance }) => ({
      week,
      mean,
      count: mean === null ? 0 : ticketVariance / variance,
    })),
    ticketVariance,
    degreesOfFreedom: weeks.length,
  };
}
