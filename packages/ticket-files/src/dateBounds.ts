import type { ImpossibleInstant } from '@roi-insight/contracts';

/** Trackers are younger; an earlier date is a placeholder or a typing error. */
export const FIRST_DATE_MS = Date.UTC(1990, 0, 1);

export const DAY_MS = 86_400_000;

/** Trackers write the creation and the first change with clocks that differ by seconds. */
export const TOLERANCE_MS = 60_000;

/** Why nothing can have happened at an instant; null if it can. A clock in another time zone may be a day ahead. */
export function impossibleInstant(ms: number, nowMs: number): ImpossibleInstant | null {
  if (ms < FIRST_DATE_MS) return 'before-1990';
  return ms > nowMs + DAY_MS ? 'future' : null;
}
