import type { Claim, Interval } from '@roi-insight/contracts';

/** The claim that a 95 % interval of time saved, in percent, supports: a change if it is wholly on one side of zero. */
export function verdictFromInterval([low, high]: Interval): Claim {
  if (low > 0) return 'faster';
  return high < 0 ? 'slower' : 'no-detectable-change';
}
