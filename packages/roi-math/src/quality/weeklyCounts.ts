import { type ClassifiedTickets, firstDayNeeded } from '../measure/classifyTickets.ts';
import type { Settings } from '../measure/options.ts';
import type { Windows } from '../measure/windows.ts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import type { QualityWeek } from './qualityWeeks.ts';

/** The counts, and the day number of the first Monday. */
interface WeeklyCounts {
  readonly start: number;
  readonly weeks: QualityWeek[];
}

/**
 * The counts of the full calendar weeks from the first week with a completed ticket to the last finished week that the report shows.
 *
 * A bug counts as created whatever became of it, even if it was a duplicate: only older bugs have been sorted out, so leaving those out would show a rise.
 * It counts as resolved on the day of its last completion, with any resolution, because it then leaves the backlog. Completed tickets are those that
 * delivered something, as in all other figures.
 */
export function weeklyCounts(
  { bugs, closed, completed, later }: ClassifiedTickets,
  windows: Windows,
  settings: Settings,
): WeeklyCounts {
  // Before its first completed ticket, a file may lack tickets.
  const first = closed[0]?.day ?? windows.adoption;
  const start = 7 * Math.max(weekFrom(firstDayNeeded(windows, settings)), weekOf(first)) + MONDAY;
  const end = windows.adoption + 7 * windows.shownWeeks;
  const delivered = [...completed, ...later.filter((ticket) => ticket.delivered)];
  const counts = {
    created: countsByWeek(bugs?.map(({ createdOn }) => createdOn) ?? []),
    resolved: countsByWeek(bugs?.flatMap(({ createdOn, closedOn }) => (Number.isNaN(createdOn) ? [] : closedOn)) ?? []),
    completed: countsByWeek(delivered.map(({ day }) => day)),
    reopened: countsByWeek(delivered.filter(({ reopened }) => reopened).map(({ day }) => day)),
  };
  const weeks = Array.from({ length: Math.max(0, Math.floor((end - start) / 7)) }, (_, index) => {
    const week = weekOf(start) + index;
    return {
      weekStart: calendarDateOf(7 * week + MONDAY),
      created: counts.created.get(week) ?? 0,
      resolved: counts.resolved.get(week) ?? 0,
      completed: counts.completed.get(week) ?? 0,
      reopened: counts.reopened.get(week) ?? 0,
    };
  });
  return { start, weeks };
}

/** Day number of the Monday of week 0. */
const MONDAY = -3;

/** The calendar week with a day; weeks are numbered from that of 1970-01-01. */
const weekOf = (day: number) => Math.floor((day - MONDAY) / 7);

/** The first calendar week that begins on or after a day. */
const weekFrom = (day: number) => Math.ceil((day - MONDAY) / 7);

function countsByWeek(days: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const day of days) counts.set(weekOf(day), (counts.get(weekOf(day)) ?? 0) + 1);
  return counts;
}
