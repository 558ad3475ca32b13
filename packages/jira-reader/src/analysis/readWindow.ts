import { type AnalyzeTicketsOptions, BASELINE_WEEKS, daysAfter } from '@roi-insight/roi-math';
import { addDays } from '../days.ts';
import type { ReadWindow } from '../tracker/tracker.ts';

/**
 * The days whose tickets the analysis can need. There are extra days at each end, because Jira interprets dates in
 * its user's time zone.
 * @param slack number of extra days at each end; 2 if the report's zone is not the user's, because two zones can be
 * 26 hours apart
 */
export function readWindow(options: AnalyzeTicketsOptions, slack: number): ReadWindow {
  return {
    from: addDays(options.adoptionDate, -7 * BASELINE_WEEKS - slack),
    before: addDays(options.adoptionDate, daysAfter(options) + 1 + slack),
  };
}
