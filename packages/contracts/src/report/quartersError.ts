import type { InferType } from 'yup';
import type { ParseError } from '../values/parsed.ts';
import type { WireComparison } from './comparison/comparison.ts';
import { MAX_QUARTERS, type quarterSchema, type WireEvidence } from './evidence.ts';

/** Number of weeks in a quarter. */
const LENGTH = 13;
/** Maximum number of quarters if the report is about one team alone: the quarters of one year. */
const MAX_QUARTERS_ALONE = 4;

type WireQuarter = InferType<typeof quarterSchema>;

/** First error in the quarters of a report; null if they are possible. */
export function quartersError(
  evidence: WireEvidence | undefined,
  comparison: WireComparison | undefined,
): ParseError | null {
  const { quarters = [], lasting, method } = evidence ?? {};
  if (!areQuarters(quarters)) return errorAt('evidence.quarters', 'must be consecutive quarters');
  if (!areQuarters(comparison?.quarters ?? [])) return errorAt('comparison.quarters', 'must be consecutive quarters');
  const isOfManyTeams = method === 'comparison' || method === 'organization';
  const maximum = isOfManyTeams ? MAX_QUARTERS : MAX_QUARTERS_ALONE;
  if (quarters.length > maximum) return errorAt('evidence.quarters', `must be at most ${maximum} quarters`);
  const isLaterFinished = quarters.slice(1).some(({ complete }) => complete);
  return isLaterFinished === (lasting !== undefined)
    ? null
    : errorAt('evidence.lasting', 'must be there if a quarter after the first is complete, and only then');
}

/** Whether the quarters are consecutive, and none of them except the last is unfinished. */
const areQuarters = (quarters: readonly WireQuarter[]) =>
  quarters.every(({ first_week: first, last_week: last, complete, interval_percent: interval }, index) => {
    const weeks = last - first + 1;
    const isCurrent = index === quarters.length - 1 && weeks >= 1 && weeks < LENGTH;
    return (
      first === LENGTH * index &&
      (complete ? weeks === LENGTH : isCurrent) &&
      (interval === undefined || interval[0] <= interval[1])
    );
  });

const errorAt = (path: string, problem: string): ParseError => ({ path, message: `${path} ${problem}` });
