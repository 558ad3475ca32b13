import { PLAN_TEAMS } from '@roi-insight/contracts';
import { dayNumber } from '../../time/dayNumber.ts';
import type { PlanDeviation } from './PlanDeviation.ts';
import type { PlanCondition } from './PlanRead.ts';
import type { PlannedTeam } from './PlannedTeam.ts';

/** Share of the teams that must have started in time. */
const MIN_IN_TIME = 0.8;
/** A start is in time if it is at most this number of days before or after the planned start. */
const DAYS_IN_TIME = 7;

/** Deviations after which the file no longer proves when and how the order was drawn. */
const INVALID: ReadonlySet<PlanDeviation['kind']> = new Set([
  'changed',
  'other-order',
  'not-witnessed',
  'registered-late',
  'not-confirmed',
  'other-measurement',
  'other-host',
]);

/**
 * The conditions of the grade A+.
 * @param isConfirmed whether the issue of the registration was looked up
 * @param areUnused whether every waiting team is known to have worked without the assistant
 */
export function planConditions(
  teams: readonly PlannedTeam[],
  deviations: readonly PlanDeviation[],
  isConfirmed: boolean,
  areUnused: boolean,
): PlanCondition[] {
  const has = (...kinds: PlanDeviation['kind'][]) => deviations.some(({ kind }) => kinds.includes(kind));
  const state = (isMet: boolean, isKnown = true) => (isMet ? (isKnown ? 'met' : 'unknown') : 'failed');
  const waiting = new Set(teams.flatMap(({ team, week }) => (week === null ? [team.key] : [])));
  const isUsed = deviations.some(
    (one) => one.kind === 'waiting-used' || (one.kind === 'early-start' && waiting.has(one.key)),
  );
  const isValid = !deviations.some(({ kind }) => INVALID.has(kind));
  return [
    { kind: 'plan-valid', state: state(isValid, isConfirmed) },
    { kind: 'teams', state: state(teams.filter(({ reading }) => reading !== null).length >= PLAN_TEAMS.min) },
    { kind: 'starts', state: state(shareInTime(teams, deviations) >= MIN_IN_TIME) },
    { kind: 'waiting-unused', state: state(!isUsed, areUnused) },
    { kind: 'read-date', state: 'met' },
    { kind: 'no-doubt', state: state(!has('doubt', 'other-measure')) },
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
