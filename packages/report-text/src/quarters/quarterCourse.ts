import type { Claim, Course, Interval, Quarter, Report } from '@roi-insight/contracts';
import { hasEnoughTickets, verdictFromInterval } from '@roi-insight/roi-math';
import { quotedPercent } from '../evidence/quotedPercent.ts';

/** A quarter after adoption, counted from 1, with its estimate if it has enough tickets. */
export interface NumberedQuarter {
  readonly number: number;
  readonly quarter: Quarter;
  readonly estimate: QuarterEstimate | null;
}

/** The effect of a quarter, in percent of time saved. */
export interface QuarterEstimate {
  /** The only percentage that is quoted: the shrunk estimate. */
  readonly quoted: number;
  readonly interval: Interval;
  readonly claim: Claim;
}

/** A quarter with an estimate. */
export interface EstimatedQuarter extends NumberedQuarter {
  readonly estimate: QuarterEstimate;
}

/** The quarters after adoption, and their common result. */
export interface QuarterCourse {
  /** The verdict on the first quarter, and the percent of time saved that the report quotes for it. */
  readonly first: { readonly claim: Claim; readonly quoted: number };
  /** From the first to the latest. */
  readonly quarters: readonly NumberedQuarter[];
  readonly outcome: CourseOutcome;
}

export type CourseOutcome =
  /** No quarter after the first quarter is finished. */
  | { readonly kind: 'running'; readonly latest: NumberedQuarter }
  /** Later quarters are finished, but all of them have too few tickets, or no other teams to compare with. */
  | { readonly kind: 'too-few-tickets' }
  | { readonly kind: 'no-team-left' }
  /** The result of the latest finished quarter with an estimate. */
  | { readonly kind: Course; readonly latest: EstimatedQuarter };

/** The course of the effect after the first quarter; null in the first quarter, and in reports that have no estimate. */
export function quarterCourse({ evidence }: Report): QuarterCourse | null {
  if (evidence?.kind !== 'estimated' || evidence.quarters === null) return null;
  const quarters = evidence.quarters.map((quarter, index) => ({
    number: index + 1,
    quarter,
    estimate: estimateOf(quarter),
  }));
  const later = quarters.slice(1);
  const last = later.at(-1);
  if (last === undefined) return null;
  const [own] = quarters;
  // The estimate for an organization is not that of its first quarter, but of all weeks since the starts.
  const first =
    evidence.method === 'organization' && own !== undefined && isEstimated(own)
      ? own.estimate
      : { claim: evidence.verdict, quoted: quotedPercent(evidence) };
  const finished = later.filter(({ quarter }) => quarter.complete);
  const latest = finished.findLast(isEstimated);
  if (finished.length === 0) return { first, quarters, outcome: { kind: 'running', latest: last } };
  if (latest === undefined || evidence.lasting === null) {
    const isAlone = finished.some(({ quarter }) => hasEnoughTickets(quarter));
    return { first, quarters, outcome: { kind: isAlone ? 'no-team-left' : 'too-few-tickets' } };
  }
  return { first, quarters, outcome: { kind: evidence.lasting, latest } };
}

/** Whether a quarter has an estimate. */
export const isEstimated = (one: NumberedQuarter): one is EstimatedQuarter => one.estimate !== null;

function estimateOf({ headlinePercent: quoted, intervalPercent: interval }: Quarter): QuarterEstimate | null {
  return quoted === null || interval === null ? null : { quoted, interval, claim: verdictFromInterval(interval) };
}

/** Whether less than half of the first quarter's saving is left. */
export function isMostlyGone({ outcome }: QuarterCourse): boolean {
  return outcome.kind === 'gone' && outcome.latest.estimate.claim === 'faster';
}
