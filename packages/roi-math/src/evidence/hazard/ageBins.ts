import { HOURS_PER_DAY } from '../../constants.ts';

/** Limits of the ages, in working days in progress. Nothing is counted beyond the last one. */
const EDGES = [0, 0.5, 1, 2, 3, 5, 8, 13, 20, 40, 80, 160];

/** An age of tickets: working hours in progress, from `from` (exclusive) to `to` (inclusive). */
export interface AgeBin {
  readonly from: number;
  readonly to: number;
  /** ln of its middle. */
  readonly log: number;
}

/** The ages that the completion rate may differ between. */
export const AGE_BINS: readonly AgeBin[] = EDGES.slice(1).map((edge, index) => {
  const [from, to] = [(EDGES[index] ?? 0) * HOURS_PER_DAY, edge * HOURS_PER_DAY];
  return { from, to, log: Math.log((from + to) / 2) };
});
