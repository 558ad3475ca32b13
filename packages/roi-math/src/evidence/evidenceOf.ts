import type { Estimate, Estimated, Evidence, QualityWord } from '@roi-insight/contracts';
import { verdictFromInterval } from '../report/verdictFromInterval.ts';
import { elapsedReason } from '../measure/elapsedReason.ts';
import { boundedSum, measuredHours } from '../measure/measured.ts';
import type { Weeks } from '../measure/weeks.ts';
import { rankComparison } from '../stats/rankComparison.ts';
import { breakdown } from './breakdown.ts';
import { type Change, changeFrom, inPercent, percentSaved, percentInterval } from './change.ts';
import { type ChangeByAll, changeByAll } from './changeByAll.ts';
import { detectable } from './detectable.ts';
import { gradeOf, type Reason } from './grade.ts';
import { guardrails } from './doubts/guardrails.ts';
import { headline } from './headline.ts';
import { levelChange } from './levelChange.ts';
import { type EvidenceInput, guardedPeriods, measurementDoubts, measurementOf } from './doubts/measurement.ts';
import { placebo } from './placebo.ts';
import { projectQuarters } from './quarters/projectQuarters.ts';
import { seriesDoubts } from './doubts/seriesDoubts.ts';
import { present } from './doubts/present.ts';
import { sizeDecides } from './doubts/sizeDecides.ts';
import { joint } from './series/joint.ts';
import { type SeriesBySize, seriesBySize } from './series/seriesBySize.ts';
import { type SeriesTicket, seriesTickets } from './series/seriesTickets.ts';
import { basisOf, shortfalls } from './sufficiency.ts';
import { trendPerWeek } from './trendAdjusted.ts';

/**
 * The reliability of the report's figures. The rules were fixed in advance:
 *
 * 1. Series: weekly means of ln(hours) of the tickets that {@link seriesTickets} keeps, standardized by type and, where it
 * explains enough, by size ({@link seriesBySize}), from the first baseline week to the last full week after adoption. With
 * less data than {@link shortfalls} requires, the evidence is 'too-little-data', and nothing is estimated. If sizes drifted,
 * everything follows from what the series with and without them say together ({@link changeByAll}).
 * 2. Elapsed times are 'too-little-data' as well, because they result in too many claims. Their estimates are reported
 * as an observation, but there is no effect and no interval.
 * 3. The verdict is based only on the trend-adjusted estimate, whatever the trend: 'faster' if its whole 95 % interval
 * is above zero, 'slower' if it is below, otherwise 'no-detectable-change'. The level estimate is shown for comparison.
 * 4. The grade starts at B and drops by the cost of each reason.
 *
 * @param quality the word for the quality of the report
 */
export function evidenceOf(input: EvidenceInput, quality: QualityWord): Evidence {
  const { weeks, settings, measure } = input;
  const { weeks: tickets, leftOut } = seriesTickets(weeks, measure, settings);
  const bySize = seriesBySize(tickets, settings.weeksPerSide);
  const [series] = bySize.all;
  const missing = shortfalls(series, { ...leftOut, adoption: settings.adoption });
  const found = missing.length > 0 ? null : changeByAll(bySize.all, measure === 'elapsed' ? 1 : lookShare(input));
  const shared = {
    ...basisOf(series),
    ...support(input),
    leftOut,
    size: sizeWith(bySize, found),
    method: 'trend-adjusted' as const,
  };
  const level = found === null ? null : levelOf(bySize.all, settings.weeksPerSide);
  if (found !== null && measure !== 'elapsed') {
    const isSizeUsed = bySize.size?.use === 'used';
    return { kind: 'estimated', ...shared, ...judged(input, { tickets, found, level, isSizeUsed, quality }) };
  }
  const reasons: Reason[] = measure === 'elapsed' ? [...missing, elapsedReason(input.periods)] : missing;
  return {
    kind: 'too-little-data',
    ...shared,
    grade: gradeOf(reasons, 'B'),
    gradeReasons: reasons,
    estimates: [estimate('level', level), estimate('trend-adjusted', found?.change ?? null)],
    preTrendPercentPerWeek: null,
    placebo: null,
    breakdown: null,
    quarters: null,
    lasting: null,
  };
}

/** The naive comparison by all series together; null if they have too few weeks with tickets. */
function levelOf(all: SeriesBySize['all'], weeksPerSide: number): Change | null {
  const levels = present(all.map(({ weeks }) => levelChange(weeks, weeksPerSide)));
  return levels.length === 0 ? null : joint(levels, (level) => level).change;
}

/** The use of sizes. If they drifted, it has the estimates with and without them. */
function sizeWith({ size, driftPercent }: SeriesBySize, found: ChangeByAll | null): Evidence['size'] {
  const [withSizes, withoutSizes] = found?.each ?? [];
  if (size === null) return null;
  if (driftPercent === null || withSizes === undefined || withoutSizes === undefined) return { ...size, drift: null };
  const drift = {
    percent: driftPercent,
    withSizes: inPercent(withSizes.change),
    withoutSizes: inPercent(withoutSizes.change),
  };
  return { ...size, drift };
}

interface Estimable {
  readonly tickets: Weeks<SeriesTicket>;
  readonly found: ChangeByAll;
  readonly level: Change | null;
  readonly isSizeUsed: boolean;
  readonly quality: QualityWord;
}

function judged(input: EvidenceInput, { tickets, found, level, isSizeUsed, quality }: Estimable) {
  const { series, posterior, change, each } = found;
  const { weeksPerSide } = input.settings;
  const baseline = { ...series, weeks: series.weeks.filter(({ week }) => week < 0) };
  const preTrend = changeFrom(trendPerWeek(baseline), series.tailShare);
  const measurement = measurementOf(input);
  const measured = measurementDoubts(measurement, change, quality);
  const reasons: Reason[] = [
    ...(input.settings.wholeDays && input.measure === 'active' ? [{ kind: 'whole-days' } as const] : []),
    ...seriesDoubts(series, change, preTrend),
    ...present([isSizeUsed ? sizeDecides(tickets, change) : null]),
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
    ...projectQuarters(input, { verdict, headlinePercent, each }, tickets),
  } satisfies Partial<Estimated>;
}

/**
 * Size of the tails of the interval relative to the usual tails, for a report that is one of several and is made before
 * the first quarter is over. Such tails are smaller, because the verdict may change again. The last verdict has the usual
 * interval and keeps all its power.
 */
export const EARLY_LOOK_SHARE = 0.5;

function lookShare({ settings: { look, weeksPerSide }, windows }: EvidenceInput): number {
  return look !== undefined && windows.completePostWeeks < weeksPerSide ? EARLY_LOOK_SHARE : 1;
}

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
