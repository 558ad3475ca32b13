import { type CalendarDate, peopleCountOf, type ReportedWeek, type TeamUsageSource } from '@roi-insight/contracts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import { middleOf } from '../usage/peopleRange.ts';
import { reportedWeeks, weekNumber } from '../usage/reportedWeeks.ts';
import type { OrganizationMember } from './organizationMembers.ts';

/**
 * The use of the assistant by all teams that started, by source, each week counted from the team's own start and shown in the calendar of the first start.
 * A week counts if every team of the source has it, because the sums would otherwise be too small. People are the sum, with the middle of 1 to 4.
 */
export function alignedUsage(members: readonly OrganizationMember[], first: CalendarDate): TeamUsageSource[] {
  const all = members.flatMap(({ start, team }) => {
    const { adopted } = team.series;
    return start === null || adopted === null
      ? []
      : team.usage.map((source) => ({ ...source, people: source.people ?? team.people, adopted }));
  });
  return [...new Set(all.map(({ source }) => source))].map((source) =>
    sumIn(
      source,
      all.filter((own) => own.source === source),
      first,
    ),
  );
}

type OwnSource = TeamUsageSource & { readonly adopted: CalendarDate };

function sumIn(source: TeamUsageSource['source'], teams: readonly OwnSource[], first: CalendarDate): TeamUsageSource {
  const byWeek = new Map<number, ReportedWeek[]>();
  for (const { weeks, adopted } of teams) {
    for (const week of reportedWeeks(weeks)) {
      const since = weekNumber(week.weekStart) - weekNumber(adopted);
      byWeek.set(since, [...(byWeek.get(since) ?? []), week]);
    }
  }
  const weeks = [...byWeek]
    .filter(([, own]) => own.length === teams.length)
    .toSorted(([one], [other]) => one - other)
    .map(([since, own]) => ({
      weekStart: calendarDateOf(7 * (weekNumber(first) + since) - 3),
      coverage: 'reported' as const,
      active: peopleIn(own.map(({ active }) => active)) ?? 0,
      seats: sumOf(own.map(({ seats }) => seats)),
      spend: sumOf(own.map(({ spend }) => spend)),
    }));
  return {
    source,
    activeBasis: teams[0]?.activeBasis ?? 'week',
    people: peopleIn(teams.map(({ people }) => people)),
    // Each team has a start of its own.
    observedStart: null,
    weeks,
  };
}

function peopleIn(counts: readonly TeamUsageSource['people'][]): TeamUsageSource['people'] {
  const sum = sumOf(counts.map((count) => (count === null ? null : middleOf(count))));
  return sum === null ? null : peopleCountOf(Math.round(sum));
}

/** Null if a number is unknown. */
function sumOf(numbers: readonly (number | null)[]): number | null {
  const known = numbers.filter((number) => number !== null);
  return known.length < numbers.length ? null : known.reduce((sum, number) => sum + number, 0);
}
