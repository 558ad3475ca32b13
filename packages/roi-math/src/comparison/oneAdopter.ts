import type { Claim } from '@roi-insight/contracts';
import { MIN_LATER_WEEKS } from '../constants.ts';
import { present } from '../evidence/doubts/present.ts';
import { quarterOf, type QuarterOf } from '../evidence/quarters/quarterChange.ts';
import type { QuarterEstimate } from '../evidence/quarters/quartersOf.ts';
import { percentInterval } from '../evidence/change.ts';
import { verdictFromInterval } from '../report/verdictFromInterval.ts';
import { closeCall, trendDoubt, wideInterval } from '../evidence/doubts/seriesDoubts.ts';
import { withoutLastWeeks } from '../evidence/doubts/withoutLastWeeks.ts';
import type { LogSeries } from '../evidence/series/logWeeks.ts';
import { allowedWidth } from './allowedWidth.ts';
import { comparedWeeks } from './comparedWeeks.ts';
import { controlChanges, isEnough } from './controlChanges.ts';
import {
  changeOfDifference,
  coMovement,
  differenceOf,
  effectInWeek,
  errorWithoutShocks,
  quarterOfDifference,
  slopeOfDifference,
  spanOf,
  subtract,
} from './difference.ts';
import {
  bestGrade,
  changedControls,
  contradictsAlone,
  decidingTeams,
  fewControls,
  lastWeeks,
  littleCoMovement,
  uncheckedControls,
  type VerdictWithout,
} from './doubts.ts';
import { eventTime } from './eventTime.ts';
import { type Member, verifiedControls } from './members.ts';
import type { Alone, NoOutcome, Outcome } from './outcome.ts';
import { plainChange, TAIL } from './plainChange.ts';
import { pooledSeries } from './pooledSeries.ts';

export function oneAdopter(own: Member, controls: readonly Member[], alone: Alone): Outcome | NoOutcome {
  const span = spanOf(own.series);
  const team = pooledSeries([own.series], 0, ...span).weeks;
  const pooled = pooledSeries(
    controls.map(({ series }) => series),
    0,
    ...span,
  );
  const difference = subtract(team, pooled.weeks, 1);
  if (!isEnough(difference)) return { kind: 'few-common-weeks' };
  const posterior = changeOfDifference(difference);
  const change = plainChange(posterior);
  const { changes, changed, unchecked } = controlChanges(controls);
  const share = coMovement(team, pooled.weeks);
  const before = difference.filter(({ week }) => week < 0);
  return {
    design: 'one-adopter',
    posterior,
    change,
    tail: TAIL,
    before,
    doubts: present([
      fewControls(controls.length),
      changedControls(changed),
      uncheckedControls(unchecked),
      decidingTeams(change, withoutEach(own, controls)),
      lastWeeks(change, () => verdictAgainst(withoutLastWeeks(own.series, 0), controls)),
      trendDoubt('own-trend', plainChange(slopeOfDifference(before))),
      littleCoMovement(share),
      contradictsAlone(change, alone.intervalPercent),
      closeCall(change),
      wideInterval(change, allowedWidth(errorWithoutShocks(difference))),
    ]),
    limits: {
      grade: bestGrade(controls.length),
      first: [],
      last: [{ kind: 'chosen-first' }, ...verifiedControls(controls)],
    },
    weights: new Map(controls.map(({ team }, index) => [team, pooled.weights[index] ?? 0])),
    ownChanges: new Map([[own.team, change], ...changes]),
    coMovement: share,
    eventTime: () => eventTime(span[1], (week) => effectInWeek(difference, week)),
    series: comparedWeeks(own.series, pooled.weeks, own.team.weekZero),
    laterQuarter: (quarter) => laterQuarter(own, controls, quarter),
    program: null,
  };
}

/** Compares the project with its controls in a later quarter. A control has no tickets in the weeks after its own adoption. */
function laterQuarter(own: Member, controls: readonly Member[], quarter: QuarterOf): QuarterEstimate | null {
  const difference = differenceOf(
    own.shownSeries,
    controls.map(({ shownSeries }) => shownSeries),
  );
  const filled = difference.filter(({ week, value }) => value !== null && quarterOf(week, quarter) === quarter.number);
  return filled.length < MIN_LATER_WEEKS ? null : quarterOfDifference(difference, quarter);
}

/** For each control, the verdict without that control; empty if there is only one control. */
function withoutEach(own: Member, controls: readonly Member[]): VerdictWithout[] {
  return controls.flatMap(({ team }) => {
    const others = controls.filter((other) => other.team !== team);
    return others.length === 0 ? [] : [{ name: team.name, verdict: verdictAgainst(own.series, others) }];
  });
}

function verdictAgainst(team: LogSeries, controls: readonly Member[]): Claim {
  const difference = differenceOf(
    team,
    controls.map(({ series }) => series),
  );
  return isEnough(difference)
    ? verdictFromInterval(percentInterval(plainChange(changeOfDifference(difference))))
    : 'no-detectable-change';
}
