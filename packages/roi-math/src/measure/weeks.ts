import type { Settings } from './options.ts';
import type { Windows } from './windows.ts';

/** Consecutive weeks. Week −1 ends, and week 0 starts, at the beginning of the adoption date. */
export type Weeks<T> = readonly { readonly week: number; readonly items: readonly T[] }[];

/**
 * Groups tickets into weeks of seven days from the adoption date: the baseline from its first week with a ticket (at
 * least as many weeks as the window has), and the finished weeks after adoption that the report shows. An unfinished week
 * is left out.
 */
export function weeksOf<T extends { readonly day: number }>(
  tickets: readonly T[],
  { adoption, shownWeeks }: Windows,
  { weeksPerSide }: Settings,
): Weeks<T> {
  const byWeek = new Map<number, T[]>();
  let first = -weeksPerSide;
  for (const ticket of tickets) {
    const week = Math.floor((ticket.day - adoption) / 7);
    first = Math.min(first, week);
    const items = byWeek.get(week);
    if (items === undefined) byWeek.set(week, [ticket]);
    else items.push(ticket);
  }
  return Array.from({ length: shownWeeks - first }, (_, index) => {
    const week = first + index;
    return { week, items: byWeek.get(week) ?? [] };
  });
}
