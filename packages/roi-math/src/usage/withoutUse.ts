import type { CalendarDate, TeamUsage } from '@roi-insight/contracts';
import { dayNumber } from '../time/dayNumber.ts';
import { usedAfter } from './usedAfter.ts';
import type { TeamSeries, UnreadTeam } from '../comparison/teamSeries.ts';

/**
 * The team; it is left out if it is a control that used the assistant in the weeks of the comparison. A team that used it later has no tickets in the
 * later quarters from that week on, like a team that adopts then.
 * @param last day of the comparison
 */
export function withoutUse(
  team: TeamSeries | UnreadTeam,
  usage: TeamUsage | undefined,
  last: CalendarDate,
): TeamSeries | UnreadTeam {
  const control = usage?.control ?? null;
  if ('reason' in team || usage === undefined || control === null) return team;
  const { key, name, adopted, weekZero, shownSeries } = team;
  if (control.kind === 'contaminated')
    return { key, name, adopted, reason: { kind: 'uses-assistant', weeks: control.weeks, of: control.of } };
  const day = usedAfter(usage.sources, last);
  if (day === null) return team;
  const used = Math.floor(((dayNumber(day) ?? NaN) - weekZero) / 7);
  const weeks = shownSeries.weeks.map((entry) =>
    entry.week < used ? entry : { week: entry.week, count: 0, mean: null },
  );
  return { ...team, shownSeries: { ...shownSeries, weeks } };
}
