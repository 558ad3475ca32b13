import type { CalendarDate, Doubt, Grade, Interval, LeftOutReason, Verdict } from '@roi-insight/contracts';
import type { Change } from '../evidence/change.ts';
import type { Shocks } from '../stats/whiten.ts';

/** An effect with its 95 % interval: `change` in ln(hours), below 0 if tickets take less time; the others in percent of time saved. */
export interface OrganizationEffect {
  readonly change: Change;
  readonly effectPercent: number;
  readonly intervalPercent: Interval;
}

/** A quarter since each team's own start. */
export interface OrganizationQuarter {
  /** Counted from 1. */
  readonly number: number;
  /** Teams that have tickets in it, and their measured tickets. */
  readonly teams: number;
  readonly tickets: number;
  /** Null if the tickets are too few. */
  readonly effect: OrganizationEffect | null;
}

export type OrganizationLeftOut = LeftOutReason | { readonly kind: 'no-tickets' };

/** The part of a team. There is no rank and no verdict of a single team. */
export interface OrganizationTeamResult {
  readonly key: string | null;
  readonly name: string;
  readonly started: CalendarDate | null;
  /** `comparison`: the team has no start, or none before the last week. */
  readonly role: 'started' | 'comparison' | 'left-out';
  /** Null unless the team is left out. */
  readonly reason: OrganizationLeftOut | null;
  readonly people: number | null;
  readonly seats: number | null;
  /** Mean share of the people who used the assistant since the start, 0–1; null if unknown, or if the team has fewer than five people. */
  readonly use: number | null;
  /** Whether usage shows use from the start on, and not earlier. */
  readonly isStartVerified: boolean;
  /** Measured tickets. */
  readonly tickets: number;
  /** The team's own change, shrunk to that of all teams; null for a team that has not started. */
  readonly ownChange: OrganizationEffect | null;
  /** The team's share of the variance of the effect as used, 0–1. */
  readonly weight: number;
}

/** What could make the effect untrue, as figures; the doubts are those that count. */
export interface OrganizationChecks {
  readonly largestWeight: number;
  /** The lowest and the highest effect as used if a single team is left out, and the number of teams whose absence changes the verdict. */
  readonly leaveOneOut: { readonly lowPercent: number; readonly highPercent: number; readonly deciding: number } | null;
  /** Change over 20 weeks of the half year before each start, compared with the other teams; the last six weeks are not included. */
  readonly earlierTrend: OrganizationEffect | null;
  /** Change in the six weeks before each start, which the estimate leaves out. Below 0 % if tickets took longer. */
  readonly weeksBeforeStart: OrganizationEffect | null;
  /** Teams that used the assistant before their start, or although they have none. */
  readonly usedWithoutStart: number;
  readonly startedTeams: number;
  readonly verifiedStarts: number;
  readonly teams: number;
  readonly leftOut: number;
}

export type OrganizationDoubt =
  | Extract<Doubt, { kind: 'close-call' }>
  | { readonly kind: 'largest-team'; readonly weightPercent: number }
  | {
      readonly kind: 'deciding-team';
      readonly teams: number;
      readonly lowPercent: number;
      readonly highPercent: number;
    }
  | { readonly kind: 'earlier-trend'; readonly percentPerWeek: number }
  | { readonly kind: 'weeks-before-start'; readonly effectPercent: number }
  | { readonly kind: 'used-without-start'; readonly teams: number }
  | { readonly kind: 'unverified-starts'; readonly teams: number; readonly of: number };

/** The reason why there is no verdict. */
export type NoOrganizationReason =
  | { readonly kind: 'teams-left-out'; readonly teams: number; readonly of: number }
  | { readonly kind: 'few-teams'; readonly teams: number; readonly needed: number }
  | { readonly kind: 'none-started' }
  /** All teams started in the same week, so that nothing shows how they would have developed. */
  | { readonly kind: 'no-comparison' };

/** A week since each team's own start, of all teams that started. */
export interface AlignedWeek {
  /** Week 0 is the first full week after the start. */
  readonly week: number;
  readonly teams: number;
  /** Measured tickets. */
  readonly tickets: number;
  /** Plain average of the hours of the tickets that count in the averages; null if there are none. */
  readonly averageHours: number | null;
  /** Mean share of people who used the assistant, over the teams for which it is known; null if it is known for none. */
  readonly use: number | null;
}

/** The 13 weeks before or after each start, for plain averages as on the cards. */
export interface AlignedPeriod {
  /** Weeks of teams. */
  readonly teamWeeks: number;
  readonly tickets: number;
  readonly averaged: { readonly tickets: number; readonly hours: number };
}

/** Hours of the teams that started in one quarter of the calendar. */
export interface CalendarQuarter {
  /** Its first day. */
  readonly from: CalendarDate;
  /** First and last day that are counted. */
  readonly first: CalendarDate;
  readonly days: number;
  readonly tickets: number;
  readonly measuredHours: number;
  /** What the same tickets would have taken by each team's average before its start, minus the measured hours. */
  readonly observedHours: number;
  /** Percent of time saved: the shrunk estimate and the interval. */
  readonly effectPercent: { readonly low: number; readonly base: number; readonly high: number };
  /** Weeks of each team of the estimate since its start, in the order of the teams that are not left out. */
  readonly teamWeeks: readonly number[];
}

/** What changed in a whole organization. */
export interface Organization {
  readonly verdict: Verdict;
  readonly grade: Grade;
  /** Reasons for no verdict; empty if there is one. */
  readonly reasons: readonly NoOrganizationReason[];
  readonly doubts: readonly OrganizationDoubt[];
  readonly checks: OrganizationChecks;
  /** The effect of a start, as the teams used the assistant: the quoted one. `headlinePercent` is shrunk to no change. */
  readonly asUsed:
    | (OrganizationEffect & { readonly headlinePercent: number; readonly detectablePercent: number })
    | null;
  /** The effect if everyone used the assistant; null if no usage is known. */
  readonly perUser: OrganizationEffect | null;
  readonly quarters: readonly OrganizationQuarter[];
  /** Sorted by name. */
  readonly teams: readonly OrganizationTeamResult[];
  /** Weekly shocks of a usual team. */
  readonly shocks: Shocks | null;
  readonly weeks: readonly AlignedWeek[];
  readonly periods: { readonly pre: AlignedPeriod; readonly post: AlignedPeriod };
  readonly calendarQuarters: readonly CalendarQuarter[];
}
