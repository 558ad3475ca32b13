import type { Claim, Doubt, Grade, Interval } from '@roi-insight/contracts';
import { type Change, inPercent, percentSaved, percentInterval } from '../evidence/change.ts';
import { verdictFromInterval } from '../report/verdictFromInterval.ts';
import { MIN_CO_MOVEMENT, MIN_CONTROLS } from './thresholds.ts';

/** The best grade with this number of controls. With few of them, one that used the assistant in secret could decide the verdict. */
export const bestGrade = (controls: number): Grade => (controls < MIN_CONTROLS ? 'B' : 'A');

/** Says that there are so few controls that a single control could decide the verdict. */
export function fewControls(count: number): Doubt | null {
  return count < MIN_CONTROLS ? { kind: 'few-controls', controls: count, needed: MIN_CONTROLS } : null;
}

/** The change of a control at the date of adoption, although the control adopted nothing. */
export interface NamedChange {
  readonly name: string;
  readonly change: Change;
}

export function changedControls(changed: readonly NamedChange[]): Doubt | null {
  if (changed.length === 0) return null;
  const controls = changed.map(({ name, change }) => ({ name, effectPercent: percentSaved(change.estimate) }));
  return { kind: 'changed-controls', controls };
}

/** A doubt if some controls could not be checked for a change of their own. */
export function uncheckedControls(names: readonly string[]): Doubt | null {
  return names.length > 0 ? { kind: 'unchecked-controls', names: [...names] } : null;
}

export interface VerdictWithout {
  readonly name: string;
  readonly verdict: Claim;
}

/** A doubt if the verdict depends on a single team. */
export function decidingTeams(change: Change, without: readonly VerdictWithout[]): Doubt | null {
  const verdict = verdictFromInterval(percentInterval(change));
  const names = without.filter((one) => one.verdict !== verdict).map(({ name }) => name);
  return names.length > 0 ? { kind: 'deciding-teams', names } : null;
}

/**
 * A doubt if a claim needs the six weeks before adoption, because the controls do not cancel unusual weeks of the adopters.
 * @param verdictWithout the verdict if the six weeks of each adopter are left out
 */
export function lastWeeks(change: Change, verdictWithout: () => Claim): Doubt | null {
  const verdict = verdictFromInterval(percentInterval(change));
  return verdict === 'no-detectable-change' || verdictWithout() === verdict ? null : { kind: 'last-weeks' };
}

/** A doubt if the controls do not move with the project. */
export function littleCoMovement(share: number): Doubt | null {
  return share < MIN_CO_MOVEMENT ? { kind: 'little-co-movement' } : null;
}

/** A doubt if the verdict of the project itself differs from that of all adopters. */
export function differsFromAdopters(change: Change, own: Change): Doubt | null {
  return verdictFromInterval(percentInterval(own)) === verdictFromInterval(percentInterval(change))
    ? null
    : { kind: 'differs-from-adopters' };
}

/** A doubt if the comparison contradicts the estimate of the project alone. */
export function contradictsAlone(change: Change, alone: Interval): Doubt | null {
  const [low, high] = inPercent(change).intervalPercent;
  return high < alone[0] || low > alone[1] ? { kind: 'contradicts-alone' } : null;
}
