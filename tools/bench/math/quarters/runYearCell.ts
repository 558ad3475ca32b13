import {
  changeFrom,
  percentInterval,
  percentSaved,
  tailOf,
} from '../../../../packages/roi-math/src/evidence/change.ts';
import { EARLY_LOOK_SHARE } from '../../../../packages/roi-math/src/evidence/evidenceOf.ts';
import { headline } from '../../../../packages/roi-math/src/evidence/headline.ts';
import {
  changeInQuarter,
  changeSinceFirst,
} from '../../../../packages/roi-math/src/evidence/quarters/quarterChange.ts';
import { type QuarterEstimate, quartersOf } from '../../../../packages/roi-math/src/evidence/quarters/quartersOf.ts';
import type { LogSeries } from '../../../../packages/roi-math/src/evidence/series/logWeeks.ts';
import { changeAgainstTrend } from '../../../../packages/roi-math/src/evidence/trendAdjusted.ts';
import {
  changeOfDifference,
  type Difference,
  differenceOf,
  quarterOfDifference,
} from '../../../../packages/roi-math/src/comparison/difference.ts';
import { plainChange, TAIL } from '../../../../packages/roi-math/src/comparison/plainChange.ts';
import { verdictFromInterval } from '../../../../packages/roi-math/src/report/verdictFromInterval.ts';
import type { Random } from '../random.ts';
import { randomFrom } from '../random.ts';
import { seedOf } from '../runCell.ts';
import type { YearCell } from './worlds.ts';

const BASELINE = 39;
const YEAR = 52;
const QUARTER = 13;
const PER_WEEK = 15;
const SPREAD = 0.7;
const QUARTERS = [1, 2, 3, 4];
/** Numbers of finished weeks at the reports of a year. Reports after week 13 keep the verdict of week 13. */
const LOOKS = [
  { weeks: 8, share: EARLY_LOOK_SHARE },
  { weeks: 12, share: EARLY_LOOK_SHARE },
  { weeks: 13, share: 1 },
];

/** Outcomes of a year of reports: in how many runs each occurred. */
export interface YearResult {
  readonly runs: number;
  /** Verdicts of the report at the end of the first quarter. */
  readonly faster: number;
  readonly slower: number;
  /** Years in which any report makes this claim, by the report's verdict or (for faster) by the word 'growing'. */
  readonly anyFaster: number;
  readonly anySlower: number;
  /** Like `any…`, plus years in which only the interval of a later quarter makes this claim: 'Faster after 9 months'. */
  readonly everFaster: number;
  readonly everSlower: number;
  /** Number of intervals that contain the true effect, by quarter, and number of years in which all four intervals do. */
  readonly covered: readonly number[];
  readonly jointlyCovered: number;
  /** How often each word for the course occurs in the reports after 26, 39 and 52 weeks. */
  readonly words: readonly Readonly<Record<string, number>>[];
}

export function runYearCell(cell: YearCell, runs: number, firstSeed: number): YearResult {
  const random = randomFrom(seedOf(cell.name) + firstSeed);
  const years = Array.from({ length: runs }, () => drawYear(cell, random));
  const count = (test: (year: Year) => boolean) => years.filter(test).length;
  const saysFaster = ({ verdicts, words }: Year) => verdicts.includes('faster') || words.includes('growing');
  const saysSlower = ({ verdicts }: Year) => verdicts.includes('slower');
  return {
    runs,
    faster: count(({ verdicts }) => verdicts.at(-1) === 'faster'),
    slower: count(({ verdicts }) => verdicts.at(-1) === 'slower'),
    anyFaster: count(saysFaster),
    anySlower: count(saysSlower),
    everFaster: count((year) => saysFaster(year) || year.laterClaims.includes('faster')),
    everSlower: count((year) => saysSlower(year) || year.laterClaims.includes('slower')),
    covered: QUARTERS.map((number) => count(({ covered }) => covered[number - 1] === true)),
    jointlyCovered: count(({ covered }) => covered.every(Boolean)),
    words: [0, 1, 2].map((index) =>
      Object.fromEntries(
        ['lasting', 'growing', 'fading', 'gone', 'unclear'].map((word) => [
          word,
          count(({ words }) => words[index] === word),
        ]),
      ),
    ),
  };
}

interface Year {
  readonly verdicts: readonly string[];
  readonly words: readonly string[];
  /** Claims of the intervals of later quarters that no word describes, if the team was not faster before. */
  readonly laterClaims: readonly string[];
  readonly covered: readonly boolean[];
}

function drawYear(cell: YearCell, random: Random): Year {
  const own = drawTeam(cell, cell.saving, random);
  const controls = Array.from({ length: cell.controls }, () => drawTeam(cell, () => 0, random));
  return controls.length === 0 ? alone(cell, own) : compared(cell, differenceOf(own, controls));
}

function drawTeam({ shocks, trend }: YearCell, saving: YearCell['saving'], random: Random): LogSeries {
  const all = shocks(BASELINE + YEAR, random);
  const weeks = all.map((shock, index) => {
    const week = index - BASELINE;
    const count = random.poisson(PER_WEEK);
    const level = shock + trend(week) + (week < 0 ? 0 : Math.log(1 - saving(week)));
    return { week, count, mean: count === 0 ? null : level + (SPREAD / Math.sqrt(count)) * random.normal() };
  });
  return { weeks, ticketVariance: SPREAD ** 2, degreesOfFreedom: PER_WEEK * weeks.length };
}

function alone(cell: YearCell, series: LogSeries): Year {
  const until = (week: number) => ({ ...series, weeks: series.weeks.filter((entry) => entry.week < week) });
  const looks = LOOKS.map(({ weeks, share }) => changeFrom(changeAgainstTrend(until(weeks), 0), share));
  const first = changeAgainstTrend(until(QUARTER), 0);
  return yearOf(cell, {
    verdicts: looks.map((change) => verdictFromInterval(percentInterval(change))),
    headlinePercent: headline(first, changeFrom(first)),
    estimate: (number) => {
      if (number === 1) return { effect: first, sinceFirst: first };
      const quarter = { number, length: QUARTER };
      return { effect: changeInQuarter(series, quarter), sinceFirst: changeSinceFirst(series, quarter) };
    },
    tail: tailOf,
  });
}

function compared(cell: YearCell, difference: Difference): Year {
  const until = (week: number) => difference.filter((entry) => entry.week < week);
  const looks = LOOKS.map(({ weeks }) => plainChange(changeOfDifference(until(weeks))));
  const first = changeOfDifference(until(QUARTER));
  return yearOf(cell, {
    verdicts: looks.map((change) => verdictFromInterval(percentInterval(change))),
    headlinePercent: headline(first, plainChange(first)),
    estimate: (number) =>
      number === 1
        ? { effect: first, sinceFirst: first }
        : quarterOfDifference(difference, { number, length: QUARTER }),
    tail: () => TAIL,
  });
}

interface YearInput {
  readonly verdicts: readonly ReturnType<typeof verdictFromInterval>[];
  readonly headlinePercent: number;
  readonly estimate: (number: number) => QuarterEstimate;
  readonly tail: typeof tailOf;
}

function yearOf({ saving }: YearCell, { verdicts, headlinePercent, estimate, tail }: YearInput): Year {
  const estimates = QUARTERS.map(estimate);
  const contents = QUARTERS.map((number) => ({
    firstWeek: (number - 1) * QUARTER,
    lastWeek: number * QUARTER - 1,
    complete: true,
    tickets: PER_WEEK * QUARTER,
    weeks: QUARTER,
    measuredHours: { tickets: 0, hours: 0 },
  }));
  const verdict = verdicts.at(-1) ?? 'no-detectable-change';
  const at = (number: number) =>
    quartersOf(
      contents.slice(0, number),
      { verdict, headlinePercent },
      (wanted) => [estimates[wanted - 1] ?? estimate(wanted)],
      tail,
    );
  const { quarters } = at(4);
  const words = [2, 3, 4].map((number) => at(number).lasting ?? 'unclear');
  return {
    verdicts,
    words,
    laterClaims: words.flatMap((word, index) => {
      const interval = quarters?.[index + 1]?.intervalPercent ?? null;
      return verdict === 'faster' || word !== 'unclear' || interval === null ? [] : verdictFromInterval(interval);
    }),
    covered: QUARTERS.map((number) => {
      const truth = trueEffect(saving, number);
      const [low = NaN, high = NaN] = quarters?.[number - 1]?.intervalPercent ?? [];
      return low <= truth && truth <= high;
    }),
  };
}

/** Percent of time saved in a quarter, from the mean of ln over the weeks of the quarter. */
function trueEffect(saving: YearCell['saving'], number: number): number {
  let sum = 0;
  for (let week = (number - 1) * QUARTER; week < number * QUARTER; week += 1) sum += Math.log(1 - saving(week));
  return percentSaved(sum / QUARTER);
}
