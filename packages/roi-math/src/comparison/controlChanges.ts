import { carriesEstimate } from '../evidence/sufficiency.ts';
import { normalQuantile } from '../stats/distributions/normalQuantile.ts';
import { changeOfDifference, type Difference, differenceOf } from './difference.ts';
import type { Member } from './members.ts';
import type { NamedChange } from './doubts.ts';
import { plainChange } from './plainChange.ts';
import type { TeamSeries } from './teamSeries.ts';
import { OWN_CHANGE_LEVEL } from './thresholds.ts';

/**
 * The change of each control at the report's date, compared with the other controls; empty with a single control. The
 * significance level is divided by the number of controls minus one (Bonferroni): as each is compared with the others,
 * one of the changes follows from the rest. With two controls, the changes are opposite. A verified control is not
 * tested, because it did not adopt.
 */
export function controlChanges(controls: readonly Member[]): {
  readonly changes: ReadonlyMap<TeamSeries, NamedChange['change']>;
  /** Unverified controls that changed by more than chance explains, corrected for the number of controls. */
  readonly changed: readonly NamedChange[];
  /** Names of unverified controls that share too few weeks with the others. */
  readonly unchecked: readonly string[];
} {
  const tested = Math.min(controls.filter(({ verifiedWeeks }) => verifiedWeeks === null).length, controls.length - 1);
  const limit = normalQuantile(1 - OWN_CHANGE_LEVEL / (2 * Math.max(tested, 1)));
  const changes = new Map<TeamSeries, NamedChange['change']>();
  const changed: NamedChange[] = [];
  const unchecked: string[] = [];
  for (const { team, series, verifiedWeeks } of controls) {
    const isVerified = verifiedWeeks !== null;
    const others = controls.filter((other) => other.team !== team).map((other) => other.series);
    if (others.length === 0) continue;
    const difference = differenceOf(series, others);
    if (!isEnough(difference)) {
      if (!isVerified) unchecked.push(team.name);
      continue;
    }
    const posterior = changeOfDifference(difference);
    const change = plainChange(posterior);
    changes.set(team, change);
    if (!isVerified && Math.abs(posterior.mean) > limit * posterior.deviation)
      changed.push({ name: team.name, change });
  }
  return { changes, changed, unchecked };
}

/** Whether a change at week 0 can be estimated. */
export function isEnough(difference: Difference): boolean {
  return carriesEstimate(
    difference.map(({ week, value }) => ({ week, mean: value, count: 0 })),
    0,
  );
}
