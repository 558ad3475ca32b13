import { MIN_COUNTED_PEOPLE } from '@roi-insight/contracts';
import { WEEKS_PER_SIDE } from '../constants.ts';
import { type Change, inPercent, percentInterval } from '../evidence/change.ts';
import { detectableSaving } from '../evidence/detectable.ts';
import { gradeOf } from '../evidence/grade.ts';
import { headline } from '../evidence/headline.ts';
import { hasEnoughTickets } from '../evidence/quarters/quartersOf.ts';
import { contentsOf } from '../comparison/members.ts';
import { TAIL } from '../comparison/plainChange.ts';
import { verdictFromInterval } from '../report/verdictFromInterval.ts';
import { mean } from '../stats/mean.ts';
import { alignedWeeks } from './alignedWeeks.ts';
import type { PooledEstimate, PooledFit } from './fitTeams.ts';
import type {
  NoOrganizationReason,
  Organization,
  OrganizationEffect,
  OrganizationQuarter,
  OrganizationTeamResult,
  PooledEffect,
} from './Organization.ts';
import { isStartVerified, organizationChecks, organizationDoubts } from './organizationChecks.ts';
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
    grade:
      found === null || reasons.length > 0
        ? 'D'
        : gradeOf(doubts, checks.verifiedStarts === checks.startedTeams ? 'A' : 'B'),
    reasons,
    doubts,
    checks,
    asUsed: found === null ? null : quoted(found),
    perUser: perUser === null ? null : effectOf(perUser.estimate([1]).change),
    quarters: quarters === null ? [] : quartersOf(members, quarters),
    teams: teamResults(all, members, effects, found),
    shocks: effects?.shocks ?? null,
    weeks: alignedWeeks(members),
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

function quoted(estimate: PooledEstimate): NonNullable<Organization['asUsed']> {
  const { change, deviation } = estimate;
  return {
    ...pooledOf(estimate),
    headlinePercent: headline({ mean: change.estimate, deviation }, change),
    detectablePercent: detectableSaving(deviation, TAIL),
  };
}

const effectOf = (change: Change): OrganizationEffect => ({ change, ...inPercent(change) });
const pooledOf = ({ change, deviation }: PooledEstimate): PooledEffect => ({ ...effectOf(change), deviation });

/** Each quarter since the start, with the 95 % interval of a single quarter. */
function quartersOf(members: readonly OrganizationMember[], fit: PooledFit): OrganizationQuarter[] {
  const size = fit.fit.coefficients.length;
  const started = members.flatMap(({ start, ...member }) => (start === null ? [] : { ...member, start }));
  const ends = started.map(({ team }) => (team.series.shownHours.at(-1)?.week ?? -Infinity) + 1);
  const end = ends.reduce((last, week) => Math.max(last, week), -Infinity);
  const latest = started.reduce((last, { start }) => Math.max(last, Math.ceil(start)), -Infinity);
  return Array.from({ length: size }, (_, index) => {
    const isWithin = (start: number, week: number) => Math.floor((week - Math.ceil(start)) / WEEKS_PER_SIDE) === index;
    const contents = started.map(({ start, series }) =>
      series.weeks.filter(({ week, mean: own }) => own !== null && isWithin(start, week)),
    );
    const hours = started.flatMap(({ start, team }) =>
      team.series.shownHours.filter(({ week }) => isWithin(start, week)),
    );
    const counts = {
      tickets: contents.flat().reduce((sum, { count }) => sum + count, 0),
      weeks: contents.reduce((most, own) => Math.max(most, own.length), 0),
    };
    const isEnough = hasEnoughTickets(counts);
    const difference = Array.from({ length: size }, (__, column) => (column === index - 1 ? 1 : 0));
    const effect = isEnough ? pooledOf(fit.estimate(quarterWeights(index + 1, size))) : null;
    return {
      firstWeek: index * WEEKS_PER_SIDE,
      lastWeek: (index + 1) * WEEKS_PER_SIDE - 1,
      complete: latest + (index + 1) * WEEKS_PER_SIDE <= end,
      ...counts,
      measuredHours: {
        tickets: hours.reduce((sum, { tickets }) => sum + tickets, 0),
        hours: hours.reduce((sum, own) => sum + own.hours, 0),
      },
      teams: contents.filter((own) => own.length > 0).length,
      effect,
      sinceFirst: index > 0 && isEnough ? pooledOf(fit.estimate(difference)) : effect,
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
      const read = 'series' in series ? series : null;
      return {
        ...common,
        role: 'left-out',
        reason: one.reason,
        use: null,
        ...contentsOrNull(read?.shownSeries.weeks ?? null, read?.adoptionWeek ?? null),
        ownChange: null,
        weight: 0,
      };
    }
    const index = members.indexOf(one);
    const change = changes[index] ?? null;
    return {
      ...common,
      role: one.start === null ? 'comparison' : 'started',
      reason: null,
      use: useOf(one),
      ...contentsOrNull(one.series.weeks, one.start),
      ownChange: change === null ? null : effectOf(change),
      weight: found?.weights[index] ?? 0,
    };
  });
}

const contentsOrNull = (weeks: OrganizationMember['series']['weeks'] | null, start: number | null) =>
  weeks === null ? { tickets: null, weeks: null } : contentsOf(weeks, start ?? Infinity);

function useOf({ start, series, shareIn, team }: OrganizationMember): number | null {
  if (start === null || shareIn === null || (team.people ?? 0) < MIN_COUNTED_PEOPLE) return null;
  return mean(series.weeks.flatMap(({ week }) => (week >= start ? (shareIn(week) ?? []) : [])));
}
