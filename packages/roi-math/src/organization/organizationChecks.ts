import { present } from '../evidence/doubts/present.ts';
import { closeCall } from '../evidence/doubts/seriesDoubts.ts';
import { type Change, inPercent, percentInterval, percentSaved } from '../evidence/change.ts';
import { verdictFromInterval } from '../report/verdictFromInterval.ts';
import { adoptionCurve } from '../usage/adoptionCurve.ts';
import { contaminatedWeeks } from '../usage/contaminatedWeeks.ts';
import { startOffset } from '../usage/start/startOffset.ts';
import type { PooledEstimate, PooledFit } from './fitTeams.ts';
import type { OrganizationChecks, OrganizationDoubt, OrganizationEffect } from './Organization.ts';
import type { OrganizationTeam } from './OrganizationTeam.ts';
import type { OrganizationMember } from './organizationMembers.ts';
import type { PooledEffects } from './pooledEffects.ts';

/** A team with more than this share of the variance decides the estimate. */
const MAX_WEIGHT = 0.5;
/** Weeks over which the trend before the starts is measured. */
const TREND_WEEKS = 20;

/** Everything that could make the effect untrue. `found` is the effect as used; null if there is none. */
export function organizationChecks(
  members: readonly OrganizationMember[],
  leftOut: number,
  effects: PooledEffects | null,
  found: PooledEstimate | null,
): OrganizationChecks {
  const started = members.filter(({ start }) => start !== null);
  const asUsed = effects?.asUsed ?? null;
  return {
    largestWeight: (found?.weights ?? []).reduce((most, weight) => Math.max(most, weight), 0),
    leaveOneOut: asUsed === null || found === null ? null : leaveOneOut(asUsed, found.change, members.length),
    earlierTrend: firstOf(effects?.earlierTrend() ?? null),
    weeksBeforeStart: firstOf(effects?.lastWeeks() ?? null),
    usedWithoutStart: members.filter(({ team }) => isUsedWithoutStart(team)).length,
    startedTeams: started.length,
    verifiedStarts: started.filter(({ team }) => isStartVerified(team)).length,
    teams: members.length + leftOut,
    leftOut,
  };
}

/** The doubts that the checks raise about a claim; the first one is about the claim itself. */
export function organizationDoubts(checks: OrganizationChecks, change: Change): OrganizationDoubt[] {
  const { leaveOneOut: without, earlierTrend, weeksBeforeStart, startedTeams, verifiedStarts } = checks;
  const close = closeCall(change);
  return present<OrganizationDoubt>([
    close?.kind === 'close-call' ? close : null,
    checks.largestWeight > MAX_WEIGHT ? { kind: 'largest-team', weightPercent: checks.largestWeight * 100 } : null,
    without !== null && without.deciding > 0
      ? {
          kind: 'deciding-team',
          teams: without.deciding,
          lowPercent: without.lowPercent,
          highPercent: without.highPercent,
        }
      : null,
    earlierTrend !== null && isClear(earlierTrend)
      ? { kind: 'earlier-trend', percentPerWeek: -percentSaved(earlierTrend.change.estimate / TREND_WEEKS) }
      : null,
    weeksBeforeStart !== null && isClear(weeksBeforeStart) && weeksBeforeStart.change.estimate > 0
      ? { kind: 'weeks-before-start', effectPercent: weeksBeforeStart.effectPercent }
      : null,
    checks.usedWithoutStart > 0 ? { kind: 'used-without-start', teams: checks.usedWithoutStart } : null,
    verifiedStarts < startedTeams
      ? { kind: 'unverified-starts', teams: startedTeams - verifiedStarts, of: startedTeams }
      : null,
  ]);
}

/** Whether usage shows that the team began to use the assistant when it started. */
export function isStartVerified({ series: { adopted }, usage }: OrganizationTeam): boolean {
  const observed = usage.filter(({ observedStart }) => observedStart !== null);
  return adopted !== null && observed.length > 0 && observed.every((source) => startOffset(source, adopted) === null);
}

/** Whether at least 10 % of the people used the assistant before the start, or although the team has none, by usage that contradicts the start. */
function isUsedWithoutStart(team: OrganizationTeam): boolean {
  const { adopted } = team.series;
  return team.usage.some((source) => {
    if (adopted !== null && startOffset(source, adopted) === null) return false;
    const used = contaminatedWeeks(adoptionCurve({ ...source, people: source.people ?? team.people }));
    return used.some(({ weekStart }) => adopted === null || weekStart < adopted);
  });
}

/** Without each team, the interval is assumed to be as wide as with it. */
function leaveOneOut(
  fit: PooledFit,
  { estimate, low, high }: Change,
  teams: number,
): OrganizationChecks['leaveOneOut'] {
  const verdictOf = (shift: number) =>
    verdictFromInterval(percentInterval({ estimate, low: low + shift, high: high + shift }));
  const verdict = verdictOf(0);
  const others = Array.from({ length: teams }, (_, team) => fit.without(team));
  const known = others.filter((effect) => effect !== null);
  return {
    lowPercent: percentSaved(known.reduce((most, effect) => Math.max(most, effect), estimate)),
    highPercent: percentSaved(known.reduce((least, effect) => Math.min(least, effect), estimate)),
    deciding: others.filter((effect) => effect === null || verdictOf(effect - estimate) !== verdict).length,
  };
}

function firstOf(fit: PooledFit | null): OrganizationEffect | null {
  if (fit === null) return null;
  const { change } = fit.estimate([1, 0]);
  return { change, ...inPercent(change) };
}

const isClear = ({ change: { low, high } }: OrganizationEffect) => low > 0 || high < 0;
