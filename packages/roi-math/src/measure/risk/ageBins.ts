import { HOUR_MS, HOURS_PER_DAY } from '../../constants.ts';

/** Limits of the ages, in working days in progress. Nothing is counted beyond the last one. */
const EDGES = [0, 0.5, 1, 2, 3, 5, 8, 13, 20, 40, 80, 160];

/** Ages of tickets that may be completed at different rates. */
export interface AgeBin {
  /** The highest age, in milliseconds in progress. */
  readonly endMs: number;
  /** ln of the middle. */
  readonly log: number;
}

export const AGE_BINS: readonly AgeBin[] = EDGES.slice(1).map((edge, index) => ({
  endMs: edge * HOURS_PER_DAY * HOUR_MS,
  log: Math.log((((EDGES[index] ?? 0) + edge) / 2) * HOURS_PER_DAY),
}));
