import type { Evidence, Report } from '@roi-insight/contracts';

interface FurtherWeeks {
  readonly weeks: number;
  /** The saving that could then be found; null if there is too little data for any verdict now. */
  readonly percent: number | null;
}

/**
 * The number of further weeks at this pace that would help if no change was detected, or if there is too little data. With no detectable change, a
 * saving of 20 % could then be found, otherwise one of 30 %. With too little data, there would be enough.
 * @param most the weeks until the first quarter is over; later weeks do not change its verdict
 * @returns null if these weeks would not help
 */
export function furtherWeeks({ evidence }: Report, most: number): FurtherWeeks | null {
  const isPossible = ({ weeks }: FurtherWeeks) => weeks > 0 && weeks <= most;
  return evidence === undefined ? null : (helpful(evidence).find(isPossible) ?? null);
}

function helpful(evidence: Evidence): readonly FurtherWeeks[] {
  if (evidence.kind === 'too-little-data') return [{ weeks: weeksUntilEnough(evidence), percent: null }];
  if (evidence.verdict !== 'no-detectable-change') return [];
  const { percent20, percent30 } = evidence.weeksToDetect ?? { percent20: null, percent30: null };
  return [
    { weeks: percent20 ?? Infinity, percent: 20 },
    { weeks: percent30 ?? Infinity, percent: 30 },
  ];
}

/** Infinite if something else is missing than weeks or tickets after adoption. */
function weeksUntilEnough({ gradeReasons, weeks: { post } }: Evidence): number {
  const further = gradeReasons.map((reason) => {
    if (reason.kind === 'few-post-weeks') return reason.needed - reason.weeks;
    if (reason.kind !== 'few-tickets' || reason.side === 'pre') return Infinity;
    return Math.ceil((post * reason.needed) / reason.tickets) - post;
  });
  return Math.max(...further);
}
