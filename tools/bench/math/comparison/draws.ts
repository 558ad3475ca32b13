import type { Change } from '../../../../packages/roi-math/src/evidence/change.ts';
import { percentInterval } from '../../../../packages/roi-math/src/evidence/change.ts';
import { verdictFromInterval } from '../../../../packages/roi-math/src/report/verdictFromInterval.ts';
import { changeFrom, inPercent } from '../../../../packages/roi-math/src/evidence/change.ts';
import { guardedPeriod } from '../../../../packages/roi-math/src/evidence/doubts/guardrails.ts';
import { gradeOf } from '../../../../packages/roi-math/src/evidence/grade.ts';
import { changeAgainstTrend } from '../../../../packages/roi-math/src/evidence/trendAdjusted.ts';
import { membersOf, ownMember } from '../../../../packages/roi-math/src/comparison/members.ts';
import { oneAdopter } from '../../../../packages/roi-math/src/comparison/oneAdopter.ts';
import { severalAdopters } from '../../../../packages/roi-math/src/comparison/severalAdopters.ts';
import { calendarDateOf } from '../../../../packages/roi-math/src/time/calendarDateOf.ts';
import { analyzeTimedTickets, compareTeams, type TeamSeries, teamSeries, type UnreadTeam } from '@roi-insight/roi-math';
import type { Doubt, Grade, Verdict } from '@roi-insight/contracts';
import type { Random } from '../random.ts';
import { ADOPTION, endOf } from '../worlds/jobs.ts';
import { lognormal, team } from '../worlds/team.ts';
import { levelsOf } from './levelsOf.ts';
import type { Company } from './company.ts';

/** The outcome of a comparison for one company. */
export interface Draw {
  readonly verdict: Verdict;
  readonly alone: Verdict;
  readonly interval: readonly [low: number, high: number];
  readonly grade: Grade;
  /** The doubts about the comparison. */
  readonly doubts: readonly Doubt['kind'][];
}

const PER_WEEK = 15;
/** {@link ADOPTION} as a day number. */
const WEEK_ZERO = Date.parse(ADOPTION) / 86_400_000;
const NOTHING = guardedPeriod([], { from: 0, to: 91 });

/** Draws a company, and compares its first team with the other teams. */
export function drawCompany(company: Company, random: Random): Draw {
  return company.asTickets ? drawTickets(company, random) : drawSeries(company, random);
}

function drawSeries(company: Company, random: Random): Draw {
  const [first, ...others] = levelsOf(company, random).map(({ start, levels }, index) =>
    seriesOf(`T${index}`, start, levels, company.spread, random),
  );
  if (first === undefined) throw new Error('A company without a team.');
  const own = ownMember(first);
  const { left, verified } = checked(company, others, random);
  const members = membersOf(left, verified).filter((member) => member.role !== 'left-out');
  const alone = changeFrom(changeAgainstTrend(first.series, 0));
  const single = { intervalPercent: inPercent(alone).intervalPercent, grade: 'B' as const };
  const controls = members.filter(({ role }) => role === 'control');
  const adopters = [own, ...members.filter(({ role }) => role === 'adopter')];
  // If there is no other team to compare with, the report describes the project alone.
  if (controls.length === 0 && adopters.length === 1) return aloneOnly(alone);
  const outcome =
    adopters.length === 1 ? oneAdopter(own, controls, single) : severalAdopters(adopters, controls, single);
  if ('kind' in outcome) throw new Error(outcome.kind);
  return {
    ...judged(outcome.change),
    alone: verdictFromInterval(percentInterval(alone)),
    grade: gradeOf(outcome.doubts, outcome.limits.grade),
    doubts: outcome.doubts.map(({ kind }) => kind),
  };
}

/** The teams that usage does not exclude, and the number of weeks of each control that usage verifies. */
function checked(company: Company, teams: readonly TeamSeries[], random: Random) {
  const statuses = teams.map((_, index) => company.statusOf?.(index + 1, random).kind);
  const withStatus = (kind: 'contaminated' | 'verified') => teams.filter((_, index) => statuses[index] === kind);
  const contaminated = new Set(withStatus('contaminated'));
  return {
    left: teams.filter((team) => !contaminated.has(team)),
    verified: new Map(withStatus('verified').map(({ key, series }) => [key, series.weeks.length])),
  };
}

function aloneOnly(alone: Change): Draw {
  const { verdict, interval } = judged(alone);
  return { verdict, interval, alone: verdict, grade: 'B', doubts: [] };
}

function judged(change: Change) {
  return { verdict: verdictFromInterval(percentInterval(change)), interval: inPercent(change).intervalPercent };
}

/** Weekly means of a Poisson number of tickets. */
function seriesOf(
  key: string,
  start: number | null,
  levels: readonly number[],
  spread: number,
  random: Random,
): TeamSeries {
  const weeks = levels.map((level, index) => {
    const count = random.poisson(PER_WEEK);
    const mean = count === 0 ? null : level + (spread / Math.sqrt(count)) * random.normal();
    return { week: index - 39, count, mean };
  });
  const tickets = weeks.reduce((sum, { count }) => sum + count, 0);
  const series = { weeks, ticketVariance: spread ** 2, degreesOfFreedom: tickets - weeks.length };
  return {
    key,
    name: key,
    adopted: start === null ? null : calendarDateOf(WEEK_ZERO + start * 7),
    weekZero: WEEK_ZERO,
    adoptionWeek: start,
    measure: 'active',
    elapsed: null,
    series,
    shownSeries: series,
    measurement: { notes: [], first: [], last: [], guarded: [NOTHING, NOTHING], weeklyCounts: { pre: [], post: [] } },
    quarters: [],
    hours: weeks.map(({ week, count }) => ({ week, tickets: count, hours: 10 * count })),
    shownHours: [],
    qualityWeeks: null,
  };
}

/** Draws whole tickets and runs the complete analysis on them. */
function drawTickets(company: Company, random: Random): Draw {
  const options = { adoptionDate: ADOPTION, asOf: endOf(13), timeZone: 'UTC' };
  const drawn = levelsOf(company, random).map(({ start, levels }, index) => ({
    tickets: team({ shocks: () => levels, work: lognormal(company.spread) }).draw(random),
    name: {
      key: `T${index}`,
      name: `T${index}`,
      adopted: start === null ? null : calendarDateOf(WEEK_ZERO + start * 7),
    },
  }));
  const [first, ...others] = drawn;
  if (first === undefined) throw new Error('A company without a team.');
  const analysis = analyzeTimedTickets(first.tickets, options);
  const series = (one: (typeof drawn)[number]): TeamSeries | UnreadTeam => teamSeries(one.tickets, one.name, options);
  const { comparison, evidence } = compareTeams(
    analysis,
    teamSeries(first.tickets, first.name, options),
    others.map(series),
  );
  const { alone } = comparison;
  if (comparison.intervalPercent === null || alone.kind === 'too-little-data')
    throw new Error(comparison.reasons.map(({ kind }) => kind).join(', '));
  return {
    verdict: comparison.verdict,
    alone: alone.verdict,
    interval: comparison.intervalPercent,
    grade: evidence.grade,
    doubts: comparison.doubts.flatMap(({ kind }) => (kind === 'text' ? [] : [kind])),
  };
}
