import type { Estimate, Evidence, Funnel, Measure, Verdict } from '@roi-insight/contracts';
import type { CompletedTicket } from '../measure/classifyTickets.ts';
import { measuredHours } from '../measure/measured.ts';
import type { Settings } from '../measure/options.ts';
import type { Weeks } from '../measure/weeks.ts';
import type { Windows } from '../measure/windows.ts';
import { rankComparison } from '../stats/rankComparison.ts';
import { type Change, changeFrom } from './change.ts';
import { ELAPSED, gradeOf } from './grade.ts';
import { guardrails, worsened } from './guardrails.ts';
import { levelChange } from './levelChange.ts';
import { type LogSeries, logSeries } from './logWeeks.ts';
import { placebo } from './placebo.ts';
import { type Basis, shortfalls } from './sufficiency.ts';
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
 * 1. Series: weekly means of ln(hours) of all tickets with a measured time, from the first baseline week to the last
 *    full week after adoption. Fewer than MIN_POST_WEEKS full weeks after adoption, or fewer than
 *    MIN_MEASURED_TICKETS measured tickets in a period: 'too-little-data', and nothing is estimated.
 * 2. The verdict rests on the trend-adjusted estimate alone, whatever the trend: 'faster' when its whole 95 % interval
 *    is above zero, 'slower' when it is below, else 'no-detectable-change'. The level estimate is shown for comparison.
 * 3. The grade starts at B and drops one step for each doubt listed by {@link gradeOf}.
 */
export function evidenceOf(input: EvidenceInput): Evidence {
  const { weeks, settings, measure } = input;
  const series = logSeries(weeks, measure);
  const basis = basisOf(input, series);
  const reasons = shortfalls(series, basis);
  const level = levelChange(series.weeks, settings.weeksPerSide);
  const shared = { ...basis, ...support(input), method: 'trend-adjusted' as const };
  if (reasons.length > 0) {
    return {
      ...shared,
      verdict: 'too-little-data',
      grade: 'D',
      grade_reasons: measure === 'elapsed' ? [...reasons, ELAPSED] : reasons,
      effect_percent: null,
      interval_percent: null,
      estimates: [estimate('level', null), estimate('trend-adjusted', null)],
      pre_trend_percent_per_week: null,
      placebo: null,
    };
  }
  return { ...shared, ...judged(input, series, level) };
}

function judged(input: EvidenceInput, series: LogSeries, level: Change | null) {
  const posterior = changeAgainstTrend(series, 0);
  const change = changeFrom(posterior);
  const verdict = verdictOf(change);
  const baseline = { ...series, weeks: series.weeks.filter(({ week }) => week < 0) };
  const preTrend = changeFrom(trendPerWeek(baseline));
  const tried = placebo(baseline, posterior, input.settings.weeksPerSide);
  return {
    verdict,
    ...gradeOf({
      measure: input.measure,
      funnel: input.funnel,
      verdict,
      change,
      preTrend,
      placebo: tried,
      worsened: worsened(...guardedPeriods(input), weeklyCounts(input)),
    }),
    effect_percent: change.effectPercent,
    interval_percent: [...change.intervalPercent],
    estimates: [estimate('level', level), estimate('trend-adjusted', change)],
    pre_trend_percent_per_week: -preTrend.effectPercent + 0,
    placebo: tried,
  } satisfies Partial<Evidence>;
}

function verdictOf({ intervalPercent: [low, high] }: Change): Verdict {
  if (low > 0) return 'faster';
  return high < 0 ? 'slower' : 'no-detectable-change';
}

function estimate(method: Estimate['method'], change: Change | null): Estimate {
  return {
    method,
    effect_percent: change?.effectPercent ?? null,
    interval_percent: change === null ? null : [...change.intervalPercent],
  };
}

/** Measured tickets of the baseline weeks and of the whole window after adoption; full weeks of both. */
function basisOf({ weeks, periods, measure }: EvidenceInput, { weeks: series }: LogSeries): Basis {
  const before = series.filter(({ week }) => week < 0);
  return {
    tickets: {
      pre: before.reduce((sum, { count }) => sum + count, 0),
      post: measuredHours(periods.post, measure).length,
    },
    weeks: { pre: before.length, post: weeks.length - before.length },
  };
}

/** The parts of the evidence that do not depend on an estimate. */
function support(input: EvidenceInput) {
  const { periods, measure } = input;
  const ranks = rankComparison(measuredHours(periods.pre, measure), measuredHours(periods.post, measure));
  return {
    cliffs_delta: ranks?.cliffsDelta ?? null,
    mann_whitney_p: ranks?.p ?? null,
    guardrails: guardrails(...guardedPeriods(input)),
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
