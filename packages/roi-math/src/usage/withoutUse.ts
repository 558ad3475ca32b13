import type { CalendarDate, TeamUsage } from '@roi-insight/contracts';
import { dayNumber } from '../time/dayNumber.ts';
import { usedAfter } from './usedAfter.ts';
import type { TeamSeries, UnreadTeam } from '../comparison/teamSeries.ts';

/**
 * The team, or the reason why it is left out: it is a control that used the assistant in the weeks of the comparison. If a control used the
 * assistant only later, its later quarters have no tickets from that week on, like those of a team that adopts in that week.
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
