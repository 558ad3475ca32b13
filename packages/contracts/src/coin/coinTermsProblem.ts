import type { WireCoinTerms } from './coinTerms.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

/** What contradicts itself in terms whose fields are valid; null if nothing does. */
export function coinTermsProblem({ start, weeks, slow_weeks: slow, read_on: readOn }: WireCoinTerms): string | null {
  if (new Date(start).getUTCDay() !== 1) return 'terms.start must be a Monday';
  const isInTime = Date.parse(readOn) === Date.parse(start) + (weeks + slow + 1) * WEEK_MS;
  return isInTime ? null : 'terms.read_on must be one week after the last ticket may have been completed';
}
