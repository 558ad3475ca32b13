import type { Doubt, Interval, Claim } from '@roi-insight/contracts';
import { type Change, inPercent, percentSaved, percentInterval } from '../evidence/change.ts';
import { verdictFromInterval } from '../report/verdictFromInterval.ts';
import { MIN_CO_MOVEMENT, MIN_CONTROLS } from './thresholds.ts';

/** Whether a single control that changed could decide. */
export function fewControls(count: number): Doubt | null {
  return count < MIN_CONTROLS ? { kind: 'few-controls', controls: count, needed: MIN_CONTROLS } : null;
}

/** What a control did at the date of adoption, although it adopted nothing. */
export interface NamedChange {
  readonly name: string;
  readonly change: Change;
}

/** Whether controls changed by themselves. */
export function changedControls(changed: readonly NamedChange[]): Doubt | null {
  if (changed.length === 0) return null;
  const controls = changed.map(({ name, change }) => ({ name, effect_percent: percentSaved(change.estimate) }));
  return { kind: 'changed-controls', controls };
}

/** Whether it is unknown of some controls if they changed by themselves. */
export function uncheckedControls(names: readonly string[]): Doubt | null {
  return names.length > 0 ? { kind: 'unchecked-controls', names: [...names] } : null;
}

/** What the verdict is without one of the teams. */
export interface VerdictWithout {
  readonly name: string;
  readonly verdict: Claim;
}

/** Whether the verdict rests on a single team. */
export function decidingTeams(change: Change, without: readonly VerdictWithout[]): Doubt | null {
  const verdict = verdictFromInterval(percentInterval(change));
  const names = without.filter((one) => one.verdict !== verdict).map(({ name }) => name);
  return names.length > 0 ? { kind: 'deciding-teams', names } : null;
}

/** Whether the controls share what moves the project. */
export function littleCoMovement(share: number): Doubt | null {
  return share < MIN_CO_MOVEMENT ? { kind: 'little-co-movement' } : null;
}

/** Whether the report's project did something else than the adopters together. */
export function differsFromAdopters(change: Change, own: Change): Doubt | null {
  return verdictFromInterval(percentInterval(own)) === verdictFromInterval(percentInterval(change))
    ? null
    : { kind: 'differs-from-adopters' };
}

/** Whether the comparison contradicts what the project shows by itself. */
export function contradictsAlone(change: Change, alone: Interval | null): Doubt | null {
  if (alone === null) return null;
  const [low, high] = inPercent(change).interval_percent;
  return high < alone[0] || low > alone[1] ? { kind: 'contradicts-alone' } : null;
}
