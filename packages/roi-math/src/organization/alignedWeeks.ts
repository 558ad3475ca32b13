import { mean } from '../stats/mean.ts';
import type { AlignedWeek } from './Organization.ts';
import type { OrganizationMember } from './organizationMembers.ts';

/** The weeks of all teams that started, each counted from its own start: plain sums and averages, every ticket alike. */
export function alignedWeeks(members: readonly OrganizationMember[]): readonly AlignedWeek[] {
  const entries = members.flatMap(({ start, team, shareIn }) =>
    start === null
      ? []
      : team.series.shownHours.flatMap(({ week, completed, averaged }) =>
          // The week of a start within a week is partly before and partly after it.
          !Number.isInteger(start) && week === Math.floor(start)
            ? []
            : [{ week: week - Math.ceil(start) + 0, completed, averaged, share: shareIn?.(week) ?? null }],
        ),
  );
  const numbers = [...new Set(entries.map(({ week }) => week))].toSorted((one, other) => one - other);
  return numbers.map((week) => {
    const all = entries.filter((entry) => entry.week === week);
    const tickets = all.reduce((sum, { averaged }) => sum + averaged.tickets, 0);
    const hours = all.reduce((sum, { averaged }) => sum + averaged.hours, 0);
    return {
      week,
      teams: all.length,
      tickets: all.reduce((sum, { completed }) => sum + completed, 0),
      averageHours: tickets === 0 ? null : hours / tickets,
      use: mean(all.flatMap(({ share }) => share ?? [])),
    };
  });
}
