import type { LeftOutReason } from '@roi-insight/contracts';
import type { TeamSeries, UnreadTeam } from '../comparison/teamSeries.ts';
import { contentsOf, ownWeek } from '../comparison/members.ts';
import { MIN_ADOPTER_WEEKS, MIN_CONTROL_TICKETS } from '../comparison/thresholds.ts';
import type { LogSeries } from '../evidence/series/logWeeks.ts';
import { MIN_DEGREES_OF_FREEDOM } from '../evidence/sufficiency.ts';
import type { OrganizationTeam } from './OrganizationTeam.ts';
import type { PooledTeam } from './PooledTeam.ts';
import { weeklyUse } from './weeklyUse.ts';

/** A team that is in the estimate. */
export interface OrganizationMember extends PooledTeam {
  readonly team: OrganizationTeam & { readonly series: TeamSeries };
}

export interface OrganizationLeft {
  readonly team: OrganizationTeam;
  readonly reason: LeftOutReason;
}

/**
 * Sorts the teams by name, and leaves out those that say too little: a team needs 30 tickets and 12 weeks with tickets before its start, or at all if it
 * has none. A team whose start is after its last week has not started.
 */
export function organizationMembers(teams: readonly OrganizationTeam[]): (OrganizationMember | OrganizationLeft)[] {
  return teams.toSorted(byName).map((team) => {
    const { series } = team;
    return 'reason' in series ? { team, reason: series.reason } : memberOf({ ...team, series });
  });
}

function memberOf(team: OrganizationMember['team']): OrganizationMember | OrganizationLeft {
  const { adoptionWeek, shownSeries, elapsed, weekZero } = team.series;
  const series = {
    ...shownSeries,
    weeks: shownSeries.weeks.map((entry) => ownWeek(entry, adoptionWeek, false)),
  };
  const hasStarted =
    adoptionWeek !== null && series.weeks.some(({ week, mean }) => week >= adoptionWeek && mean !== null);
  const start = hasStarted ? adoptionWeek : null;
  const reason = elapsed ?? shortfall(series, start);
  if (reason !== null) return { team, reason };
  return { team, series, start, shareIn: weeklyUse(team.usage, team.people, weekZero) };
}

function shortfall(series: LogSeries, start: number | null): LeftOutReason | null {
  const { tickets, weeks } = contentsOf(series.weeks, start ?? Infinity);
  if (tickets.pre + tickets.post === 0) return { kind: 'no-tickets' };
  const as = start === null ? 'control' : 'adopter';
  const needed = { tickets: MIN_CONTROL_TICKETS.pre, weeks: MIN_ADOPTER_WEEKS.pre };
  if (tickets.pre < needed.tickets) {
    return { kind: 'few-tickets', as, side: 'pre', tickets: tickets.pre, needed: needed.tickets };
  }
  if (weeks.pre < needed.weeks) {
    return { kind: 'few-weeks', as, side: 'pre', weeks: weeks.pre, needed: needed.weeks };
  }
  return series.degreesOfFreedom < MIN_DEGREES_OF_FREEDOM ? { kind: 'thin-weeks' } : null;
}

function byName(one: OrganizationTeam, other: OrganizationTeam): number {
  const text = ({ series }: { readonly series: TeamSeries | UnreadTeam }) => `${series.name}\n${series.key ?? ''}`;
  const [a, b] = [text(one), text(other)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
