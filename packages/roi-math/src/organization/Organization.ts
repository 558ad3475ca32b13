import type { CalendarDate, Doubt, Grade, LeftOutReason, Shortfall, Verdict } from '@roi-insight/contracts';
import type { Change } from '../evidence/change.ts';
import type { QuarterContents } from '../evidence/quarters/quartersOf.ts';
import type { Shocks } from '../stats/whiten.ts';

/** An effect with its 95 % interval: `change` in ln(hours), below 0 if tickets take less time; the others in percent of time saved. */
export interface OrganizationEffect {
  readonly change: Change;
  readonly effectPercent: number;
  readonly intervalPercent: [low: number, high: number];
}

/** An effect with half of its interval, as a standard error of a normal distribution. */
export interface PooledEffect extends OrganizationEffect {
  readonly deviation: number;
}

/** A quarter since each team's own start. `complete`: it is over in all teams that started. */
export interface OrganizationQuarter extends QuarterContents {
  /** Teams that have tickets in it. */
  readonly teams: number;
  /** The effect, and the effect minus that of the first quarter; both are null if the tickets are too few. */
  readonly effect: PooledEffect | null;
  readonly sinceFirst: PooledEffect | null;
}

interface PerSide {
  readonly pre: number;
  readonly post: number;
}

/** The part of a team. There is no rank and no verdict of a single team. */
export interface OrganizationTeamResult {
  readonly key: string | null;
  readonly name: string;
  readonly started: CalendarDate | null;
  /** `comparison`: the team has no start, or none before the last week. */
  readonly role: 'started' | 'comparison' | 'left-out';
  /** Null unless the team is left out. */
  readonly reason: LeftOutReason | null;
  readonly people: number | null;
  readonly seats: number | null;
  /** Mean share of the people who used the assistant since the start, 0–1; null if unknown, or if the team has fewer than five people. */
  readonly use: number | null;
  /** Whether usage shows use from the start on, and not earlier. */
  readonly isStartVerified: boolean;
  /** Measured tickets, and weeks with tickets, before and after the start; null if the team could not be read. */
  readonly tickets: PerSide | null;
  readonly weeks: PerSide | null;
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

export type OrganizationDoubt = Extract<
  Doubt,
  {
    kind:
      | 'close-call'
      | 'largest-team'
      | 'deciding-team'
      | 'earlier-trend'
      | 'weeks-before-start'
      | 'used-without-start'
      | 'unverified-starts';
  }
>;

/** The reason why there is no verdict. `no-comparison`: all teams started in the same week, so that nothing shows how they would have developed. */
export type NoOrganizationReason = Extract<
  Shortfall,
  { kind: 'teams-left-out' | 'few-teams' | 'none-started' | 'no-comparison' }
>;

/** A week since each team's own start, of all teams that started. */
export interface AlignedWeek {
  /** Week 0 is the first full week after the start. */
  readonly week: number;
  readonly teams: number;
  /** Completed tickets. */
  readonly tickets: number;
  /** Plain average of the hours of the tickets that count in the averages; null if there are none. */
  readonly averageHours: number | null;
  /** Mean share of people who used the assistant, over the teams for which it is known; null if it is known for none. */
  readonly use: number | null;
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
  readonly asUsed: (PooledEffect & { readonly headlinePercent: number; readonly detectablePercent: number }) | null;
  /** The effect if everyone used the assistant; null if no usage is known. */
  readonly perUser: OrganizationEffect | null;
  readonly quarters: readonly OrganizationQuarter[];
  /** Sorted by name. */
  readonly teams: readonly OrganizationTeamResult[];
  /** Weekly shocks of a usual team. */
  readonly shocks: Shocks | null;
  readonly weeks: readonly AlignedWeek[];
}
