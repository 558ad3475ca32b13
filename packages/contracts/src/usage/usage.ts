import type { CalendarDate } from '../values/calendarDate.ts';
import type { PeopleCount } from './peopleCount.ts';
import type { ACTIVE_BASES, USAGE_SOURCES } from './usageLimits.ts';
import type { UsageWeek } from './usageWeek.ts';

export type UsageSourceName = (typeof USAGE_SOURCES)[number];
export type ActiveBasis = (typeof ACTIVE_BASES)[number];

/** A summary of a source as it was understood, for the user to check before the usage counts. */
export interface UsageSummary {
  /** People of the source who are in a team; null if the source has only numbers of people. */
  readonly people: PeopleCount | null;
  readonly firstDay: CalendarDate;
  readonly lastDay: CalendarDate;
  /** Cost of all people of the source, each counted once; null if no record states a cost. */
  readonly spend: number | null;
  /** Number of records without a cost. */
  readonly recordsWithoutSpend: number;
  /** People who are in no team, and therefore count in no week. */
  readonly peopleWithoutTeam: PeopleCount;
  /** People who count in several teams. */
  readonly peopleInSeveralTeams: PeopleCount;
  /** Number of teams that are left out, because the source does not know any name of their people. */
  readonly teamsWithoutPeople: number;
  /** Number of workdays that have no record and therefore count as days without use. */
  readonly workdaysWithoutRecords: number;
  /** Number of records that name no person: their cost counts, and no use. Absent if there are none. */
  readonly recordsWithoutPerson?: number;
  /** Number of records that are left out, because their unit is not use, such as months of seats. Absent if there are none. */
  readonly recordsLeftOut?: number;
  /** Number of records that could not be read and are left out. Absent if there are none. */
  readonly recordsUnreadable?: number;
}

/** The use of the assistant by a team, week by week. */
export interface UsageTeam {
  readonly name: string;
  readonly people: PeopleCount | null;
  /** Oldest first, each week once. */
  readonly weeks: readonly UsageWeek[];
}

/** The usage according to one source. */
export interface UsageSource {
  readonly source: UsageSourceName;
  /** The name of the assistant, if a table or the user named it. */
  readonly tool?: string;
  readonly activeBasis: ActiveBasis;
  /** Sorted by name. */
  readonly teams: readonly UsageTeam[];
  readonly summary: UsageSummary;
}

/** The use of an assistant by team and week, and its cost. */
export interface Usage {
  /** ISO 4217; null if no source states a cost. */
  readonly currency: string | null;
  readonly sources: readonly UsageSource[];
}
