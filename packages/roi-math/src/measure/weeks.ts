import type { Settings } from './options.ts';
import type { Windows } from './windows.ts';

/** Weeks in order without gaps; week 0 starts on the adoption date, week −1 ends there. */
export type Weeks<T> = readonly { readonly week: number; readonly items: readonly T[] }[];

/**
 * Sorts tickets into weeks of seven days from the adoption date: the baseline from its first week with a ticket (never
 * fewer weeks than the window has), and the post weeks that are over. A week not yet over is left out.
 */
export function weeksOf<T extends { readonly day: number }>(
  tickets: readonly T[],
  { adoption, completePostWeeks }: Windows,
  { weeksPerSide }: Settings,
): Weeks<T> {
  const byWeek = new Map<number, T[]>();
  let first = -weeksPerSide;
  for (const ticket of tickets) {
    const week = Math.floor((ticket.day - adoption) / 7);
    if (week < first) first = week;
    const items = byWeek.get(week);
    if (items === undefined) byWeek.set(week, [ticket]);
    else items.push(ticket);
  }
  return Array.from({ length: completePostWeeks - first }, (_, index) => {
    const week = first + index;
    return { week, items: byWeek.get(week) ?? [] };
  });
}
