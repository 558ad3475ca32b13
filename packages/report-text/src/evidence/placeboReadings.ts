import type { CalendarDate, Interval, Report, Claim } from '@roi-insight/contracts';
import { verdictFromInterval } from '@roi-insight/roi-math';

/** A date at which the report's method was applied as if the assistant had been adopted then. */
export interface TriedDate {
  readonly date: CalendarDate;
  /** Percent of time saved; negative if tickets took longer. */
  readonly effect: number;
  /** 95 % interval of the effect. */
  readonly interval: Interval;
  readonly claim: Claim;
}

/** The estimates of the report's method at dates on which nothing was adopted, and at the real date. */
export type PlaceboReadings =
  | { readonly kind: 'not-possible'; readonly reason: 'too-few-weeks' | 'too-little-data' }
  | {
      readonly kind: 'tried';
      /** At least one, oldest first. */
      readonly earlier: readonly TriedDate[];
      /** The estimate at the adoption date; null if the report has no verdict. */
      readonly real: TriedDate | null;
      /** The percentage that the verdict states; null if it is the same as in `real`, or if `real` claims no change. */
      readonly quoted: number | null;
    };

/** The variant that has dates. */
export type TriedDates = Extract<PlaceboReadings, { kind: 'tried' }>;

/** Null if the report has no evidence, or has no estimate for each date, like reports up to version 1.1.0 of the measurement. */
export function placeboReadings({ evidence, comparison, summary_metrics: summary }: Report): PlaceboReadings | null {
  if (evidence === undefined || evidence.method === 'organization') return null;
  const { placebo } = evidence;
  // Earlier dates were tested on this project alone, so the estimate at the real date excludes the other teams, too.
  const isCompared = evidence.method === 'comparison' && comparison !== undefined;
  const result = isCompared ? comparison.alone : evidence;
  if (placebo !== null && placebo.dates === null) return null;
  const earlier = (placebo?.dates ?? []).map(({ date, effectPercent, intervalPercent }): TriedDate => ({
    date,
    effect: effectPercent,
    interval: intervalPercent,
    claim: verdictFromInterval(intervalPercent),
  }));
  if (earlier.length === 0) {
    return { kind: 'not-possible', reason: result.kind === 'too-little-data' ? result.kind : 'too-few-weeks' };
  }
  if (result.kind === 'too-little-data') return { kind: 'tried', earlier, real: null, quoted: null };
  const { verdict: claim, effectPercent: effect, intervalPercent: interval } = result;
  const real = { date: summary.claude_adoption_date, effect, interval, claim };
  const headline = isCompared || evidence.kind !== 'estimated' ? effect : evidence.headlinePercent;
  return { kind: 'tried', earlier, real, quoted: claimsChange(real) && headline !== effect ? headline : null };
}

/** Whether the method claims a change at a date. A claim at an earlier date is a mistake, because nothing was adopted then. */
export const claimsChange = ({ claim }: TriedDate): boolean => claim !== 'no-detectable-change';
