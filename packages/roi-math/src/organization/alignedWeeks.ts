import { WEEKS_PER_SIDE } from '../constants.ts';
import { mean } from '../stats/mean.ts';
import type { AlignedPeriod, AlignedWeek } from './Organization.ts';
import type { OrganizationMember } from './organizationMembers.ts';

/** The weeks of all teams that started, each counted from its own start: plain sums and averages, every ticket alike. */
export function alignedWeeks(members: readonly OrganizationMember[]): {
  readonly weeks: readonly AlignedWeek[];
  readonly periods: { readonly pre: AlignedPeriod; readonly post: AlignedPeriod };
} {
  const entries = members.flatMap(({ start, team, shareIn }) =>
    start === null
      ? []
      : team.series.shownHours.flatMap(({ week, tickets, averaged }) =>
          // The week of a start within a week is partly before and partly after it.
          !Number.isInteger(start) && week === Math.floor(start)
            ? []
            : [{ week: week - Math.ceil(start) + 0, tickets, averaged, share: shareIn?.(week) ?? null }],
        ),
  );
  const numbers = [...new Set(entries.map(({ week }) => week))].toSorted((one, other) => one - other);
  const period = (from: number): AlignedPeriod => {
    const within = entries.filter(({ week }) => week >= from && week < from + WEEKS_PER_SIDE);
    return { teamWeeks: within.length, ...sumsOf(within) };
  };
  return {
    weeks: numbers.map((week) => {
      const all = entries.filter((entry) => entry.week === week);
      const { tickets, averaged } = sumsOf(all);
      return {
        week,
        teams: all.length,
        tickets,
        averageHours: averaged.tickets === 0 ? null : averaged.hours / averaged.tickets,
        use: mean(all.flatMap(({ share }) => share ?? [])),
      };
    }),
    periods: { pre: period(-WEEKS_PER_SIDE), post: period(0) },
  };
}

function sumsOf(
  entries: readonly Pick<OrganizationMember['team']['series']['shownHours'][number], 'tickets' | 'averaged'>[],
) {
  const sum = { tickets: 0, averaged: { tickets: 0, hours: 0 } };
  for (const { tickets, averaged } of entries) {
    sum.tickets += tickets;
    sum.averaged.tickets += averaged.tickets;
    sum.averaged.hours += averaged.hours;
  }
  return sum;
}
