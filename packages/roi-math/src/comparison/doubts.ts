import type { Interval } from '@roi-insight/contracts';
import { type Change, inPercent, percentSaved } from '../evidence/change.ts';
import { verdictOf } from '../evidence/doubts/seriesDoubts.ts';
import type { Claim } from '../report/claim.ts';
import { isolated } from '../text/isolated.ts';
import { MIN_CO_MOVEMENT, MIN_CONTROLS } from './thresholds.ts';

/** Whether a single control that changed could decide. */
export function fewControls(count: number): string | null {
  if (count >= MIN_CONTROLS) return null;
  if (count === 0) {
    return 'No team without the assistant could be compared; such teams would show what happens without it.';
  }
  return count === 1
    ? 'There is only one team to compare with: if the two differ, nothing says which of them changed.'
    : `There are only ${count} teams without the assistant to compare with; with at least ${MIN_CONTROLS}, none of them decides alone.`;
}

/** What a control did at the date of adoption, although it adopted nothing. */
export interface NamedChange {
  readonly name: string;
  readonly change: Change;
}

/** Whether controls changed by themselves. */
export function changedControls(changed: readonly NamedChange[]): string | null {
  const [first] = changed;
  if (first === undefined) return null;
  const list = changed.map(({ name, change }) => `${quoted(name)} (${inWords(change.estimate)} time)`).join(', ');
  return changed.length === 1
    ? `A control changed by itself at the date of adoption: ${list}, compared with the other controls. It may have adopted the assistant as well.`
    : `Controls changed by themselves at the date of adoption: ${list}, each compared with the others. They may have adopted the assistant as well.`;
}

/** Whether there are controls of which nobody can say whether they changed by themselves. */
export function uncheckedControls(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const list = names.map(quoted).join(', ');
  return `Nothing says whether ${list} changed at the date of adoption as well: too few weeks have tickets of both that and the other controls.`;
}

/** What the verdict is without one of the teams. */
export interface VerdictWithout {
  readonly name: string;
  readonly verdict: Claim;
}

/** Whether the verdict rests on a single team. */
export function restsOnOneTeam(change: Change, without: readonly VerdictWithout[]): string | null {
  const verdict = verdictOf(change);
  const deciding = without.filter((one) => one.verdict !== verdict);
  if (deciding.length === 0) return null;
  const names = deciding.map(({ name }) => quoted(name)).join(', ');
  return deciding.length === 1
    ? `The verdict rests on one team: without ${names}, it would be another.`
    : `The verdict rests on single teams: without any one of ${names}, it would be another.`;
}

/** Whether the adopters and the controls drifted apart before adoption. */
export function ownTrend({ estimate, low, high }: Change): string | null {
  if (low <= 0 && high >= 0) return null;
  const perWeek = `${Math.abs(percentSaved(estimate)).toFixed(1)}% a week`;
  return `Compared with the controls, times were already ${estimate < 0 ? 'falling' : 'rising'} by ${perWeek} before adoption. That may have gone on without the assistant.`;
}

/** Whether the controls share what moves the project. */
export function littleCoMovement(share: number): string | null {
  return share < MIN_CO_MOVEMENT
    ? 'The controls do not move with the team from week to week, so they hardly show what would have happened without the assistant.'
    : null;
}

/** Whether the report's project did something else than the adopters together. */
export function differsFromOthers(change: Change, own: Change): string | null {
  return verdictOf(own) === verdictOf(change)
    ? null
    : 'The verdict is that of all teams that adopted; the change of this project alone does not support it.';
}

/** Said where there are too few weeks before the first adoption to check the controls. */
export const UNCHECKED_CONTROLS =
  'Too few weeks before the first adoption to see whether the controls move with the teams that adopted.';

/** Whether the comparison contradicts what the project shows by itself. */
export function contradictsAlone(change: Change, alone: Interval | null): string | null {
  if (alone === null) return null;
  const [low, high] = inPercent(change).interval_percent;
  return high < alone[0] || low > alone[1]
    ? 'The comparison and the project by itself disagree: their intervals have nothing in common.'
    : null;
}

const quoted = (name: string) => `“${isolated(name)}”`;

function inWords(logChange: number): string {
  return `${Math.abs(percentSaved(logChange)).toFixed(0)}% ${logChange < 0 ? 'less' : 'more'}`;
}
