import type { Measure, WeekRow } from '@roi-insight/contracts';
import { mean } from '../stats/mean.ts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import type { CompletedTicket } from './classifyTickets.ts';
import { countedHours } from './measured.ts';
import type { Weeks } from './weeks.ts';
import type { Windows } from './windows.ts';

/** One row per week. Weeks without a ticket have a count of 0 and no average. */
export function weekRows(weeks: Weeks<CompletedTicket>, { adoption }: Windows, measure: Measure): WeekRow[] {
  return weeks.map(({ week, items }) => ({
    Week_Start: calendarDateOf(adoption + week * 7),
    Period: week < 0 ? 'Pre-Claude' : 'Post-Claude',
    Task_Count: items.length,
    Avg_Hours_Per_Task: mean(countedHours(items, measure)),
  }));
}
