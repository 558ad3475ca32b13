import { type PeopleCount, peopleCountOf, teamIdentity, type UsageTeam, type UsageWeek } from '@roi-insight/contracts';
import { fromMicros } from '../amounts.ts';
import { dayText, mondayOf } from '../days.ts';
import { NO_PERSON, type PersonDay, type PersonDays } from '../people/PersonDays.ts';
import type { Coverage } from './Coverage.ts';

/** The teams for which records are counted. */
export interface CountedTeams {
  /** The names of the teams by number. */
  readonly names: readonly string[];
  readonly teamsOf: (person: number, day: number) => readonly number[];
  /** The largest number of people who were in a team at the same time; null if that number is unknown. */
  readonly sizeOf: (team: number) => number | null;
  /** Identities of teams that the source cannot see. */
  readonly unseen: ReadonlySet<string>;
}

export interface PersonWeeks {
  readonly teams: readonly UsageTeam[];
  /** Number of people who are in a team. */
  readonly people: PeopleCount;
  readonly peopleWithoutTeam: PeopleCount;
  readonly peopleInSeveralTeams: PeopleCount;
  /** Number of teams that are left out, because the source knows none of their people. */
  readonly teamsWithoutPeople: number;
  /** Whether a team remains and, if the source has people, at least one person is in a team. */
  readonly isAnyInTeam: boolean;
  readonly spend: number | null;
  readonly recordsWithoutSpend: number;
}

class TeamWeek {
  readonly active = new Set<number>();
  micros = 0;
  isSpendKnown: boolean;

  constructor(isSpendKnown: boolean) {
    this.isSpendKnown = isSpendKnown;
  }
}

/** Counts people and adds their cost, by team and week. */
export function personWeeks(records: PersonDays, coverage: Coverage, counted: CountedTeams): PersonWeeks {
  const byTeam = counted.names.map(() => new Map<number, TeamWeek>());
  const people = new Set<number>();
  const inTeam = new Set<number>();
  const inSeveral = new Set<number>();
  const sum = { micros: 0, known: 0, unknown: 0 };
  for (const record of records) {
    const { person, day, micros } = record;
    if (day < coverage.first || day > coverage.last) continue;
    if (person !== NO_PERSON) people.add(person);
    sum.micros += micros ?? 0;
    if (micros === null) sum.unknown += 1;
    else sum.known += 1;
    const teams = counted.teamsOf(person, day);
    if (teams.length > 0 && person !== NO_PERSON) inTeam.add(person);
    if (teams.length > 1) inSeveral.add(person);
    for (const team of teams) addTo(byTeam[team], record);
  }
  for (const ofTeam of byTeam) takeBackRefunds(ofTeam);
  const hasSpend = records.hasCurrency && sum.known > 0;
  const weeks = coverage.weeks();
  const teams = counted.names.flatMap((name, number): readonly UsageTeam[] => {
    const size = counted.sizeOf(number);
    const isUnseen = counted.unseen.has(teamIdentity(name));
    // Leaves out a team for which the source would count 0 people, although the source has no data about the team.
    if (size === 0 && !isUnseen) return [];
    const ofTeam = byTeam[number] ?? new Map<number, TeamWeek>();
    // In a week in which the members changed, the number of active people can be larger than the number of members at any one time.
    const mostActive = Math.max(0, ...[...ofTeam.values()].map(({ active }) => active.size));
    const people = size === null || size === 0 ? null : peopleCountOf(Math.max(size, mostActive));
    // A team with subscriptions also pays in weeks without records.
    const empty = new TeamWeek([...ofTeam.values()].every(({ isSpendKnown }) => isSpendKnown));
    const ofWeek = (monday: number): UsageWeek =>
      coverage.isReported(monday) && !isUnseen
        ? reportedWeek(monday, ofTeam.get(monday) ?? empty, hasSpend && coverage.hasSpend(monday))
        : { weekStart: dayText(monday), coverage: 'not-covered' };
    return [{ name, people, weeks: weeks.map(ofWeek) }];
  });
  return {
    teams: teams.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    people: peopleCountOf(inTeam.size),
    peopleWithoutTeam: peopleCountOf(people.size - inTeam.size),
    peopleInSeveralTeams: peopleCountOf(inSeveral.size),
    teamsWithoutPeople: counted.names.length - teams.length,
    isAnyInTeam: inTeam.size > 0 || (people.size === 0 && teams.length > 0),
    spend: hasSpend ? fromMicros(Math.max(0, sum.micros), 'spend') : null,
    recordsWithoutSpend: hasSpend ? sum.unknown : sum.unknown + sum.known,
  };
}

function addTo(weeks: Map<number, TeamWeek> | undefined, { person, day, isActive, micros }: PersonDay): void {
  const monday = mondayOf(day);
  const week = weeks?.get(monday) ?? new TeamWeek(true);
  weeks?.set(monday, week);
  if (isActive) week.active.add(person);
  if (micros === null) week.isSpendKnown = false;
  else week.micros += micros;
}

/** Takes what was refunded in a week and not spent in it from the weeks before, because no week can cost less than 0. */
function takeBackRefunds(weeks: ReadonlyMap<number, TeamWeek>): void {
  let refund = 0;
  for (const [, week] of [...weeks].toSorted(([one], [other]) => other - one)) {
    const micros = week.micros + refund;
    week.micros = Math.max(0, micros);
    refund = Math.min(0, micros);
  }
}

function reportedWeek(monday: number, week: TeamWeek, hasSpend: boolean) {
  return {
    weekStart: dayText(monday),
    coverage: 'reported',
    active: peopleCountOf(week.active.size),
    seats: null,
    spend: hasSpend && week.isSpendKnown ? fromMicros(week.micros, 'week-spend') : null,
  } as const;
}
