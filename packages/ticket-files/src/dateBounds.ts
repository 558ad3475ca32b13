import type { ImpossibleInstant } from '@roi-insight/contracts';

/** Minimum date. All trackers are younger than this, so an earlier date is a placeholder or a typing error. */
export const FIRST_DATE_MS = Date.UTC(1990, 0, 1);

export const DAY_MS = 86_400_000;

/** Tolerance for a tracker's clocks: the clock that sets the creation date and the clock that sets the date of the first change may differ by seconds. */
export const TOLERANCE_MS = 60_000;

/** The reason why an instant is impossible; null if it is possible. A clock in another time zone may be a day ahead. */
export function impossibleInstant(ms: number, nowMs: number): ImpossibleInstant | null {
  if (ms < FIRST_DATE_MS) return 'before-1990';
  return ms > nowMs + DAY_MS ? 'future' : null;
}
