import type { Estimate, Evidence, Funnel, Measure } from '@roi-insight/contracts';
import { MAX_MEASURED_HOURS, MIN_MEASURED_HOURS } from '../constants.ts';
import type { CompletedTicket } from '../measure/classifyTickets.ts';
import { measuredHours } from '../measure/measured.ts';
import type { Settings } from '../measure/options.ts';
import type { Weeks } from '../measure/weeks.ts';
import type { Windows } from '../measure/windows.ts';
import { rankComparison } from '../stats/rankComparison.ts';
import { type Change, changeFrom, inPercent, percentSaved } from './change.ts';
import { detectable } from './detectable.ts';
import { ELAPSED, gradeAfter, NO_CONTROL } from './grade.ts';
import { guardrails, throughputFell, worsened } from './guardrails.ts';
import { headline } from './headline.ts';
import { levelChange } from './levelChange.ts';
import { type LogSeries, logSeries } from './logWeeks.ts';
import { placebo } from './placebo.ts';
import { seriesDoubts, verdictOf } from './seriesDoubts.ts';
import { seriesTickets } from './seriesTickets.ts';
import { basisOf, shortfalls } from './sufficiency.ts';
import {
  clickedShare,
  heavyExclusion,
  measuredShare,
  otherHours,
  straddling,
  ticketSizes,
  typeMix,
} from './ticketDoubts.ts';
import { changeAgainstTrend, trendPerWeek } from './trendAdjusted.ts';

/** The input of the evidence. */
export interface EvidenceInput {
  readonly weeks: Weeks<CompletedTicket>;
  /** Tickets completed in the two windows. */
  readonly periods: { readonly pre: readonly CompletedTicket[]; readonly post: readonly CompletedTicket[] };
  readonly windows: Windows;
  readonly settings: Settings;
  readonly measure: Measure;
  readonly funnel: Funnel;
}

/**
 * How reliable the report's figures are. The rule was fixed in advance:
 *
 * 1. Series: weekly means of ln(hours) of the tickets that {@link seriesTickets} keeps, standardized by type, from the
 *    first baseline week to the last full week after adoption. With less of it than {@link shortfalls} demands:
 *    'too-little-data', and nothing is estimated.
 * 2. Elapsed times are 'too-little-data' as well, because they claim too much. Their estimates are reported as an
 *    observation, but there is no effect and no interval.
 * 3. The verdict rests on the trend-adjusted estimate alone, whatever the trend: 'faster' when its whole 95 % interval
 *    is above zero, 'slower' when it is below, else 'no-detectable-change'. The level estimate is shown for comparison.
 * 4. The grade starts at B and drops one step for each doubt.
 */
export function evidenceOf(input: EvidenceInput): Evidence {
  const { weeks, settings, measure } = input;
  const { weeks: tickets, leftOut } = seriesTickets(weeks, measure, settings);
  const series = logSeries(tickets);
  const reasons = shortfalls(series, { ...leftOut, adoption: settings.adoption });
  const level = levelChange(series.weeks, settings.weeksPerSide);
  const shared = { ...basisOf(series), ...support(input), left_out: leftOut, method: 'trend-adjusted' as const };
  if (reasons.length === 0 && measure === 'active') return { ...shared, ...judged(input, series, level) };
  const isObserved = reasons.length === 0;
  return {
    ...shared,
    verdict: 'too-little-data',
    grade: 'D',
    grade_reasons: measure === 'elapsed' ? [...reasons, ELAPSED] : reasons,
    effect_percent: null,
    interval_percent: null,
    headline_percent: null,
    detectable_percent: null,
    weeks_to_detect: null,
    estimates: [
      estimate('level', isObserved ? level : null),
      estimate('trend-adjusted', isObserved ? changeFrom(changeAgainstTrend(series, 0)) : null),
    ],
    pre_trend_percent_per_week: null,
    placebo: null,
  };
}

function judged(input: EvidenceInput, series: LogSeries, level: Change | null) {
  const posterior = changeAgainstTrend(series, 0);
  const change = changeFrom(posterior);
  const baseline = { ...series, weeks: series.weeks.filter(({ week }) => week < 0) };
  const preTrend = changeFrom(trendPerWeek(baseline));
  const { doubts, notes } = doubtsOf(input, series, change, preTrend);
  return {
    verdict: verdictOf(change),
    grade: gradeAfter(doubts),
    grade_reasons: [...doubts, NO_CONTROL, ...notes],
    ...inPercent(change),
    headline_percent: headline(posterior, change),
    ...detectable(series, posterior),
    estimates: [estimate('level', level), estimate('trend-adjusted', change)],
    pre_trend_percent_per_week: -percentSaved(preTrend.estimate) + 0,
    placebo: placebo(baseline, posterior, input.settings.weeksPerSide, input.settings.adoption),
  } satisfies Partial<Evidence>;
}

/** The doubts, most important first, and what the reader should know although it is not a doubt. */
function doubtsOf(input: EvidenceInput, series: LogSeries, change: Change, preTrend: Change) {
  const { periods, measure, funnel, settings, weeks } = input;
  const mix = typeMix(periods);
  const guarded = guardedPeriods(input);
  const doubts = [
    ...seriesDoubts(series, change, preTrend),
    mix.doubt,
    measuredShare(periods, measure),
    clickedShare(periods, measure),
    heavyExclusion(funnel),
    ...worsened(...guarded),
    ticketSizes(guardrails(...guarded).throughput_per_week, change) ?? throughputFell(weeklyCounts(input)),
    otherHours(weeks, settings.workingTime, settings.timeZone),
    straddling(periods),
  ].filter((doubt) => doubt !== null);
  return { doubts, notes: mix.note === null ? [] : [mix.note] };
}

function estimate(method: Estimate['method'], change: Change | null): Estimate {
  return { method, ...(change === null ? { effect_percent: null, interval_percent: null } : inPercent(change)) };
}

/** The parts of the evidence that do not depend on an estimate. */
function support(input: EvidenceInput) {
  const { periods, measure } = input;
  const [pre, post] = [measuredHours(periods.pre, measure), measuredHours(periods.post, measure)];
  const ranks = rankComparison(pre, post);
  return {
    cliffs_delta: ranks?.cliffsDelta ?? null,
    mann_whitney_p: ranks?.p ?? null,
    measured_hours: { pre: boundedSum(pre), post: boundedSum(post) },
    guardrails: guardrails(...guardedPeriods(input)),
  };
}

function boundedSum(hours: readonly number[]): { tickets: number; hours: number } {
  return {
    tickets: hours.length,
    hours: hours.reduce((sum, one) => sum + Math.min(Math.max(one, MIN_MEASURED_HOURS), MAX_MEASURED_HOURS), 0),
  };
}

function guardedPeriods({ periods, windows }: EvidenceInput) {
  return [
    { completed: periods.pre, days: windows.pre.to - windows.pre.from },
    { completed: periods.post, days: windows.post.to - windows.post.from },
  ] as const;
}

function weeklyCounts({ weeks, settings }: EvidenceInput) {
  const counts = (from: number, to: number) =>
    weeks.flatMap(({ week, items }) => (week >= from && week < to ? [items.length] : []));
  return { pre: counts(-settings.weeksPerSide, 0), post: counts(0, settings.weeksPerSide) };
}
