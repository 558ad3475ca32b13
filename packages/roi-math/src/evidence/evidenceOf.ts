import type { Estimate, Estimated, Evidence } from '@roi-insight/contracts';
import { verdictFromInterval } from '../report/verdictFromInterval.ts';
import { elapsedReason } from '../measure/elapsedReason.ts';
import { boundedSum, measuredHours } from '../measure/measured.ts';
import type { Weeks } from '../measure/weeks.ts';
import { rankComparison } from '../stats/rankComparison.ts';
import { breakdown } from './breakdown.ts';
import { type Change, changeFrom, inPercent, percentSaved, percentInterval } from './change.ts';
import { detectable } from './detectable.ts';
import { gradeOf, type Reason } from './grade.ts';
import { guardrails } from './doubts/guardrails.ts';
import { headline } from './headline.ts';
import { levelChange } from './levelChange.ts';
import type { LogSeries } from './series/logWeeks.ts';
import { type EvidenceInput, guardedPeriods, measurementDoubts, measurementOf } from './doubts/measurement.ts';
import { placebo } from './placebo.ts';
import { projectQuarters } from './quarters/projectQuarters.ts';
import { seriesDoubts } from './doubts/seriesDoubts.ts';
import { sizeDoubts } from './doubts/sizeDoubts.ts';
import { type SeriesTicket, seriesTickets } from './series/seriesTickets.ts';
import { standardizedSeries } from './series/standardizedSeries.ts';
import { basisOf, shortfalls } from './sufficiency.ts';
import { changeAgainstTrend, trendPerWeek } from './trendAdjusted.ts';

/**
 * The reliability of the report's figures. The rules were fixed in advance:
 *
 * 1. Series: weekly means of ln(hours) of the tickets that {@link seriesTickets} keeps, standardized by type and, where it
 * explains enough, by size ({@link standardizedSeries}), from the first baseline week to the last full week after adoption. With less data than {@link shortfalls} requires, the
 * evidence is 'too-little-data', and nothing is estimated.
 * 2. Elapsed times are 'too-little-data' as well, because they result in too many claims. Their estimates are reported
 * as an observation, but there is no effect and no interval.
 * 3. The verdict is based only on the trend-adjusted estimate, whatever the trend: 'faster' if its whole 95 % interval
 * is above zero, 'slower' if it is below, otherwise 'no-detectable-change'. The level estimate is shown for comparison.
 * 4. The grade starts at B and drops by the cost of each reason.
 */
export function evidenceOf(input: EvidenceInput): Evidence {
  const { weeks, settings, measure } = input;
  const { weeks: tickets, leftOut } = seriesTickets(weeks, measure, settings);
  const { series, size } = standardizedSeries(tickets);
  const missing = shortfalls(series, { ...leftOut, adoption: settings.adoption });
  const level = levelChange(series.weeks, settings.weeksPerSide);
  const shared = { ...basisOf(series), ...support(input), leftOut, size, method: 'trend-adjusted' as const };
  if (missing.length === 0 && measure !== 'elapsed') {
    return {
      kind: 'estimated',
      ...shared,
      ...judged(input, { tickets, series, level, isSizeUsed: size?.use === 'used' }),
    };
  }
  const isObserved = missing.length === 0;
  const reasons: Reason[] = measure === 'elapsed' ? [...missing, elapsedReason(input.periods)] : missing;
  return {
    kind: 'too-little-data',
    ...shared,
    grade: gradeOf(reasons, 'B'),
    gradeReasons: reasons,
    estimates: [
      estimate('level', isObserved ? level : null),
      estimate('trend-adjusted', isObserved ? changeFrom(changeAgainstTrend(series, 0), series.tailShare) : null),
    ],
    preTrendPercentPerWeek: null,
    placebo: null,
    breakdown: null,
    quarters: null,
    lasting: null,
  };
}

interface Estimable {
  readonly tickets: Weeks<SeriesTicket>;
  readonly series: LogSeries;
  readonly level: Change | null;
  readonly isSizeUsed: boolean;
}

function judged(input: EvidenceInput, { tickets, series, level, isSizeUsed }: Estimable) {
  const { tailShare = 1 } = series;
  const posterior = changeAgainstTrend(series, 0);
  const { look, weeksPerSide } = input.settings;
  const isEarlyLook = look !== undefined && input.windows.completePostWeeks < weeksPerSide;
  const change = changeFrom(posterior, isEarlyLook ? EARLY_LOOK_SHARE * tailShare : tailShare);
  const baseline = { ...series, weeks: series.weeks.filter(({ week }) => week < 0) };
  const preTrend = changeFrom(trendPerWeek(baseline), tailShare);
  const measurement = measurementOf(input);
  const measured = measurementDoubts(measurement, change);
  const reasons: Reason[] = [
    ...(input.settings.wholeDays && input.measure === 'active' ? [{ kind: 'whole-days' } as const] : []),
    ...seriesDoubts(series, change, preTrend),
    ...(isSizeUsed ? sizeDoubts(tickets, change) : []),
    ...measured.doubts,
    { kind: 'no-control' },
    ...measurement.notes,
  ];
  const verdict = verdictFromInterval(percentInterval(change));
  const headlinePercent = headline(posterior, change);
  return {
    verdict,
    grade: gradeOf(reasons, 'B'),
    gradeReasons: reasons,
    guardrails: measured.guardrails,
    ...inPercent(change),
    headlinePercent,
    ...detectable(series, posterior),
    estimates: [estimate('level', level), estimate('trend-adjusted', change)],
    preTrendPercentPerWeek: -percentSaved(preTrend.estimate) + 0,
    placebo: placebo(baseline, posterior, weeksPerSide, input.settings.adoption),
    breakdown: breakdown(
      change,
      baseline.weeks.map(({ week, mean }) => ({ week, value: mean })),
      weeksPerSide,
    ),
    ...projectQuarters(input, { verdict, posterior, headlinePercent, tailShare }, tickets),
  } satisfies Partial<Estimated>;
}

/**
 * Size of the tails of the interval relative to the usual tails, for a report that is one of several and is made before
 * the first quarter is over. Such tails are smaller, because the verdict may change again. The last verdict has the usual
 * interval and keeps all its power.
 */
export const EARLY_LOOK_SHARE = 0.5;

function estimate(method: Estimate['method'], change: Change | null): Estimate {
  return { method, ...(change === null ? { effectPercent: null, intervalPercent: null } : inPercent(change)) };
}

/** The parts of the evidence that do not depend on an estimate. */
function support(input: EvidenceInput) {
  const { periods, measure } = input;
  const [pre, post] = [measuredHours(periods.pre, measure), measuredHours(periods.post, measure)];
  const ranks = rankComparison(pre, post);
  return {
    cliffsDelta: ranks?.cliffsDelta ?? null,
    mannWhitneyP: ranks?.p ?? null,
    measuredHours: { pre: boundedSum(pre), post: boundedSum(post) },
    guardrails: guardrails(...guardedPeriods(input), null),
  };
}
