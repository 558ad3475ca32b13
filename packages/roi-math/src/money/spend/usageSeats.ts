import type { Report } from '@roi-insight/contracts';
import { reportedWeeks } from '../../usage/reportedWeeks.ts';
import { ownUsage } from './ownUsage.ts';

/**
 * The seats of the project in the last covered week, according to the first source that has seats. For an organization without seats, the people of all teams
 * that started. Null if no source has seats, or if the people of a team are not known.
 */
export function usageSeats(report: Report): number | null {
  for (const { weeks } of ownUsage(report)?.sources ?? []) {
    const seats = reportedWeeks(weeks).findLast((week) => week.seats !== null)?.seats ?? 0;
    if (seats > 0) return seats;
  }
  const started = report.organization?.teams.filter(({ role }) => role === 'started') ?? [];
  const people = started.flatMap((team) => team.people ?? []);
  return people.length === 0 || people.length < started.length ? null : people.reduce((sum, count) => sum + count, 0);
}
