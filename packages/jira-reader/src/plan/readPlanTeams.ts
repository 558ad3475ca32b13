import {
  isPlanName,
  type LeftOutReason,
  type PlanRequest,
  type PlanTeamReading,
  type UnclearStatus,
  type UnreadPlanTeam,
} from '@roi-insight/contracts';
import { planTeam, workingCalendar } from '@roi-insight/roi-math';
import { readEachTeam, type TeamIdentity, type TeamReading } from '../analysis/readEachTeam.ts';
import { TicketAllowance } from '../analysis/TicketAllowance.ts';
import type { Site } from '../tracker/tracker.ts';

type PlanTeamRequest = PlanRequest['teams'][number];

interface PlanTeamsReading extends Pick<TeamReading<PlanTeamRequest, PlanTeamReading>, 'time' | 'progress' | 'hide'> {
  readonly reader: {
    readonly tracker: Pick<Site, 'findProject' | 'timeZone'>;
    readonly signal: AbortSignal;
    readonly read: TeamReading<PlanTeamRequest, PlanTeamReading>['reader']['read'];
  };
  /** The instant at which the teams are read, ISO 8601. */
  readonly asOf: string;
  /** Maximum number of tickets of all teams together. */
  readonly ticketLimit: number;
}

/** The name of a team whose project was not found, if a plan may not contain the requested name. */
const UNKNOWN = '?';

/** Reads the teams of a plan, each with its own scope and calendar, in the order of the request. */
export function readPlanTeams(
  { teams, start, weeks }: Pick<PlanRequest, 'teams' | 'start' | 'weeks'>,
  { asOf, ticketLimit, ...reading }: PlanTeamsReading,
): Promise<readonly PlanTeamReading[]> {
  const hidden = ({ name, tickets }: UnclearStatus) => ({ name: reading.hide(name), tickets });
  return readEachTeam<PlanTeamRequest, PlanTeamReading>(teams, {
    ...reading,
    allowance: new TicketAllowance<PlanTeamReading>(ticketLimit, unread),
    refuse: (team, same) => (same[0] === team ? null : { kind: 'named-twice' }),
    measure: ({ calendar, measure }, { id: projectId, ...identity }, { tickets, doubts }) =>
      planTeam(tickets, {
        key: identity.key,
        name: nameOf(identity),
        start,
        weeks,
        asOf,
        timeZone: calendar?.time_zone ?? reading.reader.tracker.timeZone,
        calendar: workingCalendar(calendar ?? {}),
        ...(measure === undefined ? {} : { measure }),
        source: { projectId, ...doubts, unclearStatuses: doubts.unclearStatuses.map(hidden) },
      }),
    leaveOut: (_team, identity, reason) => unread(identity, reason),
  });
}

const unread = ({ key, name }: TeamIdentity, reason: LeftOutReason): UnreadPlanTeam => ({
  kind: 'unread',
  key,
  name: nameOf({ key, name }),
  reason,
});

/** The name of a team, or its key if a plan may not contain the name. */
const nameOf = ({ key, name }: TeamIdentity) => (isPlanName(name) ? name : (key ?? UNKNOWN));
