import type { CalendarDate, FetchJiraRequest } from '@roi-insight/contracts';

/** Offset of the time zone in which a day begins first. A date is in the future only if it has not begun in that zone. */
const EARLIEST_ZONE_MS = 14 * 3_600_000;

/** The current day in the zone in which days begin first. */
export const latestToday = (now: Date): CalendarDate =>
  new Date(now.getTime() + EARLIEST_ZONE_MS).toISOString().slice(0, 10);

/** The path, in the request, of the first week of usage that begins after this day; null if there is none. */
export function laterWeek({ usage }: Pick<FetchJiraRequest, 'usage'>, today: CalendarDate): string | null {
  for (const [source, { teams }] of usage?.sources.entries() ?? [])
    for (const [team, { weeks }] of teams.entries()) {
      const week = weeks.findIndex(({ week_start: start }) => start > today);
      if (week !== -1) return `usage.sources[${source}].teams[${team}].weeks[${week}].week_start`;
    }
  return null;
}
