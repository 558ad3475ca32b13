import type { Report } from '@roi-insight/contracts';
import { reportedWeeks } from '../../usage/reportedWeeks.ts';
import { ownUsage } from './ownUsage.ts';

/** The seats of the project in the last covered week, according to the first source that has seats; null if no source has them. */
export function usageSeats(report: Report): number | null {
  for (const { weeks } of ownUsage(report)?.sources ?? []) {
    const seats = reportedWeeks(weeks).findLast((week) => week.seats !== null)?.seats ?? 0;
    if (seats > 0) return seats;
  }
  return null;
}
