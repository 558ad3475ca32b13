import type { CalendarDate } from '../values/calendarDate.ts';
import type { PeopleCount } from './peopleCount.ts';
import type { ACTIVE_BASES, USAGE_SOURCES } from './usageLimits.ts';
import type { UsageWeek } from './usageWeek.ts';

export type UsageSourceName = (typeof USAGE_SOURCES)[number];
export type ActiveBasis = (typeof ACTIVE_BASES)[number];

/** What was understood of a source, to be read before it is used. */
export interface UsageSummary {
  /** People of the source who are in a team; null if it has only numbers of people. */
  readonly people: PeopleCount | null;
  readonly firstDay: CalendarDate;
  readonly lastDay: CalendarDate;
  /** What all people of the source cost, each counted once; null if no record says it. */
  readonly spend: number | null;
  /** Records that do not say what they cost. */
  readonly recordsWithoutSpend: number;
  /** People who are in no team: they count in no week. */
  readonly peopleWithoutTeam: PeopleCount;
  /** People who count in several teams. */
  readonly peopleInSeveralTeams: PeopleCount;
  /** Teams that are left out: none of their people is named as the source names people. */
  readonly teamsWithoutPeople: number;
  /** Workdays without any record that count as days without use. */
  readonly workdaysWithoutRecords: number;
}

/** A team by week. */
export interface UsageTeam {
  readonly name: string;
  readonly people: PeopleCount | null;
  /** In order, each once. */
  readonly weeks: readonly UsageWeek[];
}

/** What one source says. */
export interface UsageSource {
  readonly source: UsageSourceName;
  readonly activeBasis: ActiveBasis;
  /** By name. */
  readonly teams: readonly UsageTeam[];
  readonly summary: UsageSummary;
}

/** Who used an assistant when, by team and week, and what it cost. */
export interface Usage {
  /** ISO 4217; null if no source says what the assistant cost. */
  readonly currency: string | null;
  readonly sources: readonly UsageSource[];
}
