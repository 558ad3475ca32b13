import { type OrganizationRequest, type Report, type TrackerKind, usageFrom } from '@roi-insight/contracts';
import {
  compareTeams,
  reportOf,
  reportUsage,
  type TeamSeries,
  type TicketAnalysis,
  type UnreadTeam,
} from '@roi-insight/roi-math';
import { RequestFailure } from '../RequestFailure.ts';

/** The teams of an organization as they were read. */
export interface OrganizationReading {
  readonly request: OrganizationRequest;
  /** In the order of the request. */
  readonly teams: readonly (TeamSeries | UnreadTeam)[];
  /** The analysis of the first team that started, by the key of its project; null if it could not be read. */
  readonly first: { readonly key: string; readonly analysis: TicketAnalysis } | null;
  readonly fetchedAt: string;
  readonly tracker: TrackerKind;
  readonly host: string;
  readonly sample: boolean;
}

/** The report on an organization: the panel of all teams, as it is seen from the team that started first. */
export function organizationReport({ request, teams, first, ...origin }: OrganizationReading): Report {
  const { fetchedAt: fetched_at, tracker, host, sample } = origin;
  const own = teams.find((team) => 'series' in team && team.key === first?.key);
  if (first === null || own === undefined || !('series' in own))
    throw new RequestFailure({
      reason: 'invalid-field',
      message: 'teams must have a team that started and can be measured',
    });
  const { analysis } = first;
  const others = teams.filter((team) => team !== own);
  const { windows } = analysis.provenance;
  const days = { from: windows.pre.from, to: windows.post.to };
  const usage = request.usage === undefined ? null : reportUsage(usageFrom(request.usage), own, others, days);
  const compared = compareTeams(analysis, own, others, usage);
  const project = { key: own.key, name: own.name };
  return reportOf(analysis, { fetched_at, tracker, host, project, sample, compared, usage, includeTickets: false });
}
