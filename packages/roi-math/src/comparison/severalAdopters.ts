import { MIN_LATER_WEEKS, WEEKS_PER_SIDE } from '../constants.ts';
import type { Change } from '../evidence/change.ts';
import { percentInterval } from '../evidence/change.ts';
import { verdictFromInterval } from '../report/verdictFromInterval.ts';
import { present } from '../evidence/doubts/present.ts';
import { closeCall, trendDoubt, wideInterval } from '../evidence/doubts/seriesDoubts.ts';
import { withoutLastWeeks } from '../evidence/doubts/withoutLastWeeks.ts';
import { quarterOf, type QuarterOf } from '../evidence/quarters/quarterChange.ts';
import type { QuarterEstimate } from '../evidence/quarters/quartersOf.ts';
import type { LogSeries } from '../evidence/series/logWeeks.ts';
import { entry } from '../stats/positiveDefinite.ts';
import { allowedWidth } from './allowedWidth.ts';
import { comparedWeeks } from './comparedWeeks.ts';
import { controlChanges } from './controlChanges.ts';
import { coMovement, slopeOfDifference, spanOf, subtract } from './difference.ts';
import {
  bestGrade,
  changedControls,
  contradictsAlone,
  decidingTeams,
  differsFromAdopters,
  fewControls,
  littleCoMovement,
  uncheckedControls,
} from './doubts.ts';
import { eventTime, meanEventColumn } from './eventTime.ts';
import { type Member, verifiedControls } from './members.ts';
import type { Alone, NoOutcome, Outcome } from './outcome.ts';
import {
  combinationOf,
  commonTo,
  effectOf,
  isIdentified,
  type JointEffects,
  jointEffects,
  panel,
  PANEL_WITHOUT_SHOCKS,
  type PanelAnswer,
} from './panel/panel.ts';
import { effectChanges } from './panel/effectChanges.ts';
import { NORMAL_95, plainChange, TAIL } from './plainChange.ts';
import { pooledSeries } from './pooledSeries.ts';
import { programOf } from './program.ts';
import { shrunkEffects } from './panel/shrunkEffects.ts';
import { MIN_ADOPTER_WEEKS } from './thresholds.ts';

/** Compares several adopters, the report's project first, with controls or with each other. */
export function severalAdopters(
  adopters: readonly Member[],
  controls: readonly Member[],
  alone: Alone,
): Outcome | NoOutcome {
  const usual = adopters.map(withoutItsLastWeeks);
  const members = [...usual, ...controls];
  const [own] = adopters;
  const span = spanOfAll(members);
  const together = members.map(({ start }) => (start === null ? -1 : 0));
  const separate = members.map(({ start }, index) => (start === null ? -1 : index));
  const questions = members.slice(1).map((_, index) => ({ effects: together, without: index + 1 }));
  const [common, each, ...rest] = panel(members, { ...span, effectMayChange: true }, [
    { effects: together },
    { effects: separate },
    ...questions,
  ]);
  if (own === undefined || common === undefined || each === undefined || !isIdentified(common)) {
    return { kind: 'close-dates' };
  }
  const column = meanEventColumn(adopters.map(({ series, start }) => spanOf(series)[1] - (start ?? 0)));
  const posterior = effectOf(common, column);
  const change = plainChange(posterior);
  const [ideal] = panel(members, { ...span, effectMayChange: true }, [{ effects: together }], PANEL_WITHOUT_SHOCKS);
  const joint = isIdentified(each)
    ? shrunkEffects(jointEffects(each, column), { mean: change.estimate, deviation: posterior.deviation })
    : commonTo(adopters.length, posterior);
  const { changes, changed, unchecked } = controlChanges(controls);
  const first = Math.min(...adopters.map(({ start }) => start ?? 0));
  const shared = movement(usual, controls, first);
  const comparison = pooledSeries(comparable(adopters, controls), 0, ...spanOf(own.series));
  const doubts = present([
    fewControls(controls.length),
    changedControls(changed),
    uncheckedControls(unchecked),
    decidingTeams(
      change,
      rest.map((answer, index) => ({
        name: members[index + 1]?.team.name ?? '',
        verdict: verdictFrom(answer, column),
      })),
    ),
    differsFromAdopters(change, changeIn(joint, 0)),
    ...(shared === null
      ? [controls.length === 0 ? null : { kind: 'unknown-co-movement' as const }]
      : [trendDoubt('own-trend', shared.slope), littleCoMovement(shared.share)]),
    contradictsAlone(change, alone.intervalPercent),
    closeCall(change),
    wideInterval(change, allowedWidth(ideal === undefined ? 0 : combinationOf(ideal, [column, 0, 0, 1], 1).deviation)),
  ]);
  return {
    design: 'panel',
    posterior,
    change,
    tail: TAIL,
    before: shared?.before ?? [],
    doubts,
    limits: {
      grade: bestGrade(controls.length),
      first: [],
      last: [{ kind: 'chosen-first' }, { kind: 'one-effect', teams: adopters.length }, ...verifiedControls(controls)],
    },
    weights: new Map(controls.map(({ team }, index) => [team, comparison.weights[index] ?? 0])),
    ownChanges: new Map([...adopters.map(({ team }, index) => [team, changeIn(joint, index)] as const), ...changes]),
    coMovement: shared?.share ?? null,
    eventTime: () =>
      eventTime(shownWeeks(span.to - first), (week) =>
        week < WEEKS_PER_SIDE ? posterior : combinationOf(common, [...effectChanges(week), 1]),
      ),
    series: comparedWeeks(own.series, comparison.weeks, own.team.weekZero),
    laterQuarter: (quarter) => laterQuarter(members, quarter),
    program: programOf(adopters, joint),
  };
}

/** The weeks since adoption whose effect is shown: a quarter needs {@link MIN_LATER_WEEKS}, and the first quarter alone has only one figure. */
function shownWeeks(weeks: number): number {
  const rest = weeks % WEEKS_PER_SIDE;
  const shown = rest < MIN_LATER_WEEKS ? weeks - rest : weeks;
  return shown > WEEKS_PER_SIDE ? shown : 0;
}

/** The panel over the first quarter of each adopter and this quarter. The weeks between and after these quarters are left out. */
function laterQuarter(members: readonly Member[], quarter: QuarterOf): QuarterEstimate | null {
  const teams = members.map(({ start, shownSeries }) => ({
    start,
    series: {
      ...shownSeries,
      weeks: shownSeries.weeks.filter(({ week }) => {
        const number = start === null ? 0 : quarterOf(week - start, quarter);
        return number <= 1 || number === quarter.number;
      }),
    },
  }));
  const first = (quarter.number - 1) * quarter.length;
  const hasWeeks = teams.some(({ start, series }) =>
    series.weeks.some(({ week, mean }) => mean !== null && week - (start ?? week) >= first),
  );
  const effects = members.map(({ start }) => (start === null ? -1 : 0));
  const [answer] = panel(teams, { ...spanOfAll(teams), effectMayChange: true }, [{ effects }]);
  if (!hasWeeks || answer === undefined || !isIdentified(answer)) return null;
  const change = effectChanges(first);
  return { effect: combinationOf(answer, [...change, 1]), sinceFirst: combinationOf(answer, [...change, 0]) };
}

/**
 * The adopter without the six weeks before its own adoption date. Teams often adopt after a bad month. The bad weeks of many
 * adopters don't cancel, because each has its own.
 */
function withoutItsLastWeeks(member: Member): Member {
  const { team, series, shownSeries } = member;
  const adoption = Math.floor(team.adoptionWeek ?? 0);
  return {
    ...member,
    series: withoutLastWeeks(series, adoption),
    shownSeries: withoutLastWeeks(shownSeries, adoption),
  };
}

/** First week of any member, and the week after the last week of any member. */
function spanOfAll(members: readonly Pick<Member, 'series'>[]): { readonly from: number; readonly to: number } {
  const spans = members.map(({ series }) => spanOf(series));
  return { from: Math.min(...spans.map(([from]) => from)), to: Math.max(...spans.map(([, to]) => to)) };
}

function verdictFrom(answer: PanelAnswer | undefined, column: number) {
  return answer !== undefined && isIdentified(answer)
    ? verdictFromInterval(percentInterval(plainChange(effectOf(answer, column))))
    : 'no-detectable-change';
}

function changeIn({ means, covariance }: JointEffects, index: number): Change {
  const [estimate, margin] = [means[index] ?? NaN, NORMAL_95 * Math.sqrt(entry(covariance, index, index))];
  return { estimate, low: estimate - margin, high: estimate + margin };
}

/** The weeks of the difference, its slope and the co-movement before the first adoption; null if there are no controls or too few weeks. */
function movement(adopters: readonly Member[], controls: readonly Member[], first: number) {
  const { from } = spanOfAll([...adopters, ...controls]);
  const pooled = (members: readonly Member[]) =>
    pooledSeries(
      members.map(({ series }) => series),
      first,
      from,
      Math.max(first, from),
    ).weeks;
  const [one, other] = [pooled(adopters), pooled(controls)];
  const difference = subtract(one, other, 1);
  if (difference.filter(({ value }) => value !== null).length < MIN_ADOPTER_WEEKS.pre) return null;
  return {
    before: difference.map(({ week, value }) => ({ week: week - first, value })),
    slope: plainChange(slopeOfDifference(difference)),
    share: coMovement(one, other),
  };
}

/** The series to draw next to the report's project: the controls or, if there are none, the other adopters until they adopt. */
function comparable([, ...others]: readonly Member[], controls: readonly Member[]): LogSeries[] {
  if (controls.length > 0) return controls.map(({ series }) => series);
  return others.map(({ series, start }) => ({
    ...series,
    weeks: series.weeks.map((entry) =>
      entry.week < (start ?? 0) ? entry : { week: entry.week, count: 0, mean: null },
    ),
  }));
}
