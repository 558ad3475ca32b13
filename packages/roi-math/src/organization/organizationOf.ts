import { MIN_COUNTED_PEOPLE } from '@roi-insight/contracts';
import { WEEKS_PER_SIDE } from '../constants.ts';
import { type Change, inPercent, percentInterval } from '../evidence/change.ts';
import { detectableSaving } from '../evidence/detectable.ts';
import { headline } from '../evidence/headline.ts';
import { hasEnoughTickets } from '../evidence/quarters/quartersOf.ts';
import { TAIL } from '../comparison/plainChange.ts';
import { verdictFromInterval } from '../report/verdictFromInterval.ts';
import { mean } from '../stats/mean.ts';
import { alignedWeeks } from './alignedWeeks.ts';
import { calendarQuarters } from './calendarQuarters.ts';
import type { PooledEstimate, PooledFit } from './fitTeams.ts';
import type {
  NoOrganizationReason,
  Organization,
  OrganizationEffect,
  OrganizationQuarter,
  OrganizationTeamResult,
} from './Organization.ts';
import { isStartVerified, organizationChecks, organizationDoubts } from './organizationChecks.ts';
import { organizationGrade } from './organizationGrade.ts';
import { type OrganizationMember, organizationMembers } from './organizationMembers.ts';
import type { OrganizationTeam } from './OrganizationTeam.ts';
import { ownChanges } from './ownChanges.ts';
import { type PooledEffects, pooledEffects } from './pooledEffects.ts';
import { quarterWeights } from './quarterWeights.ts';

/** With fewer teams in the estimate, errors cannot be clustered by team. */
const MIN_TEAMS = 3;
/** There is no verdict if a larger share of the teams is left out. */
const MAX_LEFT_OUT = 0.2;

/**
 * What the assistant changed in an organization whose teams started at different dates; see {@link pooledEffects} for the model. The verdict, the quoted
 * effect and the money are those of a start as the teams used the assistant.
 */
export function organizationOf(teams: readonly OrganizationTeam[]): Organization {
  const all = organizationMembers(teams);
  const members = all.filter((one) => 'start' in one);
  const leftOut = all.length - members.length;
  const hasStarted = members.some(({ start }) => start !== null);
  const effects = members.length >= MIN_TEAMS && hasStarted ? pooledEffects(members) : null;
  const found = effects?.asUsed?.estimate([1]) ?? null;
  const reasons = reasonsFor(members, leftOut, found);
  const checks = organizationChecks(members, leftOut, effects, found);
  const doubts = found === null ? [] : organizationDoubts(checks, found.change);
  const quarters = effects?.quarters() ?? null;
  const perUser = effects?.perUser ?? null;
  return {
    verdict:
      found === null || reasons.length > 0 ? 'too-little-data' : verdictFromInterval(percentInterval(found.change)),
    grade: found === null || reasons.length > 0 ? 'D' : organizationGrade(doubts, checks),
    reasons,
    doubts,
    checks,
    asUsed: found === null ? null : quoted(found),
    perUser: perUser === null ? null : effectOf(perUser.estimate([1]).change),
    quarters: quarters === null ? [] : quartersOf(members, quarters),
    teams: teamResults(all, members, effects, found),
    shocks: effects?.shocks ?? null,
    ...alignedWeeks(members),
    calendarQuarters: quarters === null ? [] : calendarQuarters(members, quarters),
  };
}

function reasonsFor(
  members: readonly OrganizationMember[],
  leftOut: number,
  found: PooledEstimate | null,
): NoOrganizationReason[] {
  const of = members.length + leftOut;
  const reasons: NoOrganizationReason[] = [];
  if (leftOut > MAX_LEFT_OUT * of) reasons.push({ kind: 'teams-left-out', teams: leftOut, of });
  if (members.length < MIN_TEAMS) reasons.push({ kind: 'few-teams', teams: members.length, needed: MIN_TEAMS });
  else if (members.every(({ start }) => start === null)) reasons.push({ kind: 'none-started' });
  else if (found === null) reasons.push({ kind: 'no-comparison' });
  return reasons;
}

function quoted({ change, deviation }: PooledEstimate): NonNullable<Organization['asUsed']> {
  return {
    ...effectOf(change),
    headlinePercent: headline({ mean: change.estimate, deviation }, change),
    detectablePercent: detectableSaving(deviation, TAIL),
  };
}

const effectOf = (change: Change): OrganizationEffect => ({ change, ...inPercent(change) });

/** Each quarter since the start, with the 95 % interval of a single quarter. */
function quartersOf(members: readonly OrganizationMember[], fit: PooledFit): OrganizationQuarter[] {
  const size = fit.fit.coefficients.length;
  return Array.from({ length: size }, (_, index) => {
    const contents = members.map(({ start, series }) => {
      const from = Math.ceil(start ?? Infinity) + index * WEEKS_PER_SIDE;
      return series.weeks.filter(({ week, mean: own }) => own !== null && week >= from && week < from + WEEKS_PER_SIDE);
    });
    const tickets = contents.flat().reduce((sum, { count }) => sum + count, 0);
    const weeks = contents.reduce((most, own) => Math.max(most, own.length), 0);
    return {
      number: index + 1,
      teams: contents.filter((own) => own.length > 0).length,
      tickets,
      effect: hasEnoughTickets({ weeks, tickets })
        ? effectOf(fit.estimate(quarterWeights(index + 1, size)).change)
        : null,
    };
  });
}

function teamResults(
  all: ReturnType<typeof organizationMembers>,
  members: readonly OrganizationMember[],
  effects: PooledEffects | null,
  found: PooledEstimate | null,
): OrganizationTeamResult[] {
  const changes =
    effects === null || found === null
      ? []
      : ownChanges(
          effects.terms,
          members.map(({ start }) => start !== null),
          found,
        );
  return all.map((one) => {
    const { series, people, seats } = one.team;
    const { key, name, adopted } = series;
    const common = { key, name, started: adopted, people, seats, isStartVerified: isStartVerified(one.team) };
    if ('reason' in one) {
      const tickets = 'series' in series ? ticketsIn(series.shownSeries.weeks) : 0;
      return { ...common, role: 'left-out', reason: one.reason, use: null, tickets, ownChange: null, weight: 0 };
    }
    const index = members.indexOf(one);
    const change = changes[index] ?? null;
    return {
      ...common,
      role: one.start === null ? 'comparison' : 'started',
      reason: null,
      use: useOf(one),
      tickets: ticketsIn(one.series.weeks),
      ownChange: change === null ? null : effectOf(change),
      weight: found?.weights[index] ?? 0,
    };
  });
}

const ticketsIn = (weeks: OrganizationMember['series']['weeks']) => weeks.reduce((sum, { count }) => sum + count, 0);

function useOf({ start, series, shareIn, team }: OrganizationMember): number | null {
  if (start === null || shareIn === null || (team.people ?? 0) < MIN_COUNTED_PEOPLE) return null;
  return mean(series.weeks.flatMap(({ week }) => (week >= start ? (shareIn(week) ?? []) : [])));
}
