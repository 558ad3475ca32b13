import type { UsageSource } from '@roi-insight/contracts';
import { dayText, readDay } from '../days.ts';
import type { Memberships } from '../people/Memberships.ts';
import type { People } from '../people/People.ts';
import { NO_PERSON, type PersonDays } from '../people/PersonDays.ts';
import { UsageError } from '../Problems.ts';
import { type AskedDays, Coverage } from './Coverage.ts';
import { type CountedTeams, personWeeks } from './personWeeks.ts';
import type { SourceRecords } from './SourceRecords.ts';

/** The first day that a vendor's reports contain. */
const KEPT_FROM = { 'claude-code': null, copilot: '2025-10-10', 'copilot-billing': null, table: null } as const;

interface Counting {
  readonly memberships: Memberships;
  readonly people: People;
  /** The team of all people if there are no memberships. */
  readonly team: string | null;
  /** The name of the assistant, if the user gave it. */
  readonly tool: string | null;
  readonly asked: AskedDays | null;
  /** Identities of teams that the source cannot see. */
  readonly unseen: ReadonlySet<string>;
  readonly today: number;
}

/** Reduces the records of a source to teams by week. */
export function sourceOf(read: SourceRecords, counting: Counting): UsageSource {
  const source = 'counts' in read ? fromTable(read, counting) : fromRecords(read, counting);
  const tool = counting.tool ?? ('tool' in read ? read.tool : null);
  return tool === null ? source : { ...source, tool };
}

function fromTable(
  { source, counts }: Extract<SourceRecords, { counts: unknown }>,
  { asked, today }: Counting,
): UsageSource {
  const weeks = counts.weeks(asked, today);
  if (weeks === null) throw new UsageError({ reason: 'usage-no-records' });
  return {
    source,
    activeBasis: counts.basis,
    teams: weeks.teams,
    summary: {
      people: null,
      firstDay: dayText(weeks.first),
      lastDay: dayText(weeks.last),
      spend: weeks.spend,
      recordsWithoutSpend: weeks.recordsWithoutSpend,
      peopleWithoutTeam: 0,
      peopleInSeveralTeams: 0,
      teamsWithoutPeople: 0,
      workdaysWithoutRecords: 0,
    },
  };
}

function fromRecords(read: PersonRecords, counting: Counting): UsageSource {
  const { source, records } = read;
  const { asked, unseen, today } = counting;
  const mentioned = records.mentionedDays();
  if (mentioned.length === 0 && asked === null) throw new UsageError({ reason: 'usage-no-records' });
  const isSeen = hasPerson(records, asked);
  const coverage = new Coverage({ mentioned, isSeen, asked, keptFrom: readDay(KEPT_FROM[source]), today });
  const sums = personWeeks(records, coverage, { ...teamsOf(read, counting), unseen });
  if (!sums.isAnyInTeam) throw new UsageError({ reason: 'usage-unknown-people' });
  return {
    source,
    activeBasis: 'week',
    teams: sums.teams,
    summary: {
      people: sums.people,
      firstDay: dayText(coverage.first),
      lastDay: dayText(coverage.last),
      spend: sums.spend,
      recordsWithoutSpend: sums.recordsWithoutSpend,
      peopleWithoutTeam: sums.peopleWithoutTeam,
      peopleInSeveralTeams: sums.peopleInSeveralTeams,
      teamsWithoutPeople: sums.teamsWithoutPeople,
      workdaysWithoutRecords: coverage.quietWorkdays,
      ...(records.withoutPerson > 0 && { recordsWithoutPerson: records.withoutPerson }),
      ...(records.leftOut > 0 && { recordsLeftOut: records.leftOut }),
      ...(records.unreadable.count > 0 && { recordsUnreadable: records.unreadable.count }),
    },
  };
}

/** Whether a person has a record on one of the days. */
function hasPerson(records: PersonDays, asked: AskedDays | null): boolean {
  for (const { person, day } of records)
    if (person !== NO_PERSON && (asked === null || (day >= asked.first && day <= asked.last))) return true;
  return false;
}

type PersonRecords = Exclude<SourceRecords, { counts: unknown }>;

/** Claude Code names people by address, GitHub by login. */
const NAMED_BY_ADDRESS = { 'claude-code': true, copilot: false, 'copilot-billing': false } as const;

function teamsOf(read: PersonRecords, { memberships, people, team }: Counting): Omit<CountedTeams, 'unseen'> {
  const { source, records } = read;
  if ('memberships' in read && !read.memberships.isEmpty && !memberships.hasTable) {
    const named = read.memberships;
    // People without a row may be members, too, so the number of members is not known.
    return { names: named.teams, teamsOf: (person, day) => named.teamsOf(person, day), sizeOf: () => null };
  }
  if (memberships.isEmpty) {
    if (team === null) throw new UsageError({ reason: 'usage-no-team' });
    const all = [0];
    return { names: [team], teamsOf: () => all, sizeOf: () => null };
  }
  const seen = new Set<number>();
  for (const { person } of records) seen.add(person);
  const byAddress =
    source === 'table' ? [...seen].some((person) => people.hasAddress(person)) : NAMED_BY_ADDRESS[source];
  // A table can have two names for the same person, one for each vendor.
  const isOfSource = (person: number) => seen.has(person) || people.hasAddress(person) === byAddress;
  const sizes = memberships.sizes(isOfSource);
  return {
    names: memberships.teams,
    teamsOf: (person, day) => memberships.teamsOf(person, day),
    sizeOf: (number) => sizes[number] ?? 0,
  };
}
