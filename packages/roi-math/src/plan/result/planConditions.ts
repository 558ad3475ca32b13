import { dayNumber } from '../../time/dayNumber.ts';
import type { PlanDeviation } from './PlanDeviation.ts';
import type { PlanCondition } from './PlanRead.ts';
import type { PlannedTeam } from './PlannedTeam.ts';

/** Share of the teams that must have started in time. */
const MIN_IN_TIME = 0.8;
/** A start is in time if it is at most this number of days before or after the planned start. */
const DAYS_IN_TIME = 7;

/** Deviations after which it is not certain that this plan was the only one, and its order the drawn one. */
const ANOTHER_PLAN: ReadonlySet<PlanDeviation['kind']> = new Set([
  'changed',
  'other-order',
  'registered-late',
  'not-confirmed',
  'other-host',
]);

/** What is known about a plan beside its deviations. */
export interface PlanKnowledge {
  /** Whether the tracker has just confirmed the issue of the registration. */
  readonly isConfirmed: boolean;
  /** Whether every start of a team that was to start was entered or is shown by usage. */
  readonly areStartsKnown: boolean;
  /** Whether every waiting team is known to have worked without the assistant. */
  readonly areUnused: boolean;
  /** Whether the teams that started went on with the same work. */
  readonly sameWork: PlanCondition['state'];
  /** Whether the waiting teams did not become slower. */
  readonly noHarm: PlanCondition['state'];
  /** Whether the verdict stays the same whatever the one lost team did. Not called unless exactly one team is lost. */
  readonly holdsWithLostTeam: () => boolean;
}

/** The conditions of the grade A+. */
export function planConditions(
  teams: readonly PlannedTeam[],
  deviations: readonly PlanDeviation[],
  { isConfirmed, areStartsKnown, areUnused, sameWork, noHarm, holdsWithLostTeam }: PlanKnowledge,
): PlanCondition[] {
  const has = (...kinds: PlanDeviation['kind'][]) => deviations.some(({ kind }) => kinds.includes(kind));
  const state = (isMet: boolean, isKnown = true) => (isMet ? (isKnown ? 'met' : 'not-confirmed') : 'not-met');
  const waiting = new Set(teams.flatMap(({ team, week }) => (week === null ? [team.key] : [])));
  const isUsed = deviations.some(
    (one) => one.kind === 'waiting-used' || (one.kind === 'early-start' && waiting.has(one.key)),
  );
  const lost = teams.filter((team) => team.lost !== null).length;
  const hasFacts = teams.every(({ isRemeasured }) => isRemeasured !== null);
  const areRemeasured = teams.every(({ isRemeasured }) => isRemeasured === true);
  const areInTime = shareInTime(teams, deviations) >= MIN_IN_TIME && !has('usage-start');
  return [
    { kind: 'one-plan', state: state(!deviations.some(({ kind }) => ANOTHER_PLAN.has(kind)), isConfirmed) },
    { kind: 'drawn', state: state(!has('not-witnessed')) },
    { kind: 'teams', state: state(lost === 0 || (lost === 1 && holdsWithLostTeam()), lost === 0 && hasFacts) },
    { kind: 'starts', state: state(areInTime, areStartsKnown) },
    { kind: 'waiting-waited', state: state(!isUsed, areUnused) },
    { kind: 'same-work', state: sameWork },
    { kind: 'same-measurement', state: state(!has('other-measurement'), areRemeasured) },
    { kind: 'no-harm', state: noHarm },
  ];
}

/** Share of the teams with a planned start that started at most a week earlier or later than planned. */
function shareInTime(teams: readonly PlannedTeam[], deviations: readonly PlanDeviation[]): number {
  const starting = teams.filter(({ week }) => week !== null);
  const missed = starting.filter(({ team: { key } }) =>
    deviations.some((one) => {
      if (!('planned' in one && 'key' in one) || one.key !== key) return false;
      if (one.kind === 'not-started') return true;
      const days = (dayNumber(one.started) ?? NaN) - (dayNumber(one.planned) ?? NaN);
      return Math.abs(days) > DAYS_IN_TIME;
    }),
  );
  return 1 - missed.length / starting.length;
}
