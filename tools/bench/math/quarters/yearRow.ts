import type { YearResult } from './runYearCell.ts';
import type { YearCell } from './worlds.ts';

/** Limits of the figures of a row, as shares of the runs. */
const MAX_ANY_CLAIM = 0.04;
const MIN_COVERAGE = 0.93;
const MAX_WRONG_WORD = 0.025;

/** The row of a cell; shares in percent of its runs. */
export function yearRow({ name, course }: YearCell, result: YearResult) {
  const { runs, faster, slower, anyFaster, anySlower, everFaster, everSlower, covered, jointlyCovered, words } = result;
  const percent = (count: number) => Number(((100 * count) / runs).toFixed(1));
  const said = (word: string) => words.map((counts) => counts[word] ?? 0);
  const shown = (counts: readonly number[]) => counts.map(percent).join(' / ');
  const most = (counts: readonly number[]) => Math.max(...counts) / runs;
  const wrong = course === 'lasting' ? 'gone' : course === 'gone' ? 'lasting' : null;
  const misses = {
    'any faster': course === null && anyFaster / runs > MAX_ANY_CLAIM,
    'any slower': anySlower / runs > MAX_ANY_CLAIM,
    coverage: Math.min(...covered) / runs < MIN_COVERAGE,
    'wrong word': wrong !== null && most(said(wrong)) > MAX_WRONG_WORD,
  };
  return {
    world: name,
    runs,
    'faster %': percent(faster),
    'slower %': percent(slower),
    'any faster %': percent(anyFaster),
    'any slower %': percent(anySlower),
    'ever faster %': percent(everFaster),
    'ever slower %': percent(everSlower),
    'coverage % by quarter': shown(covered),
    'all four %': percent(jointlyCovered),
    'true word %': course === null ? null : shown(said(course)),
    'gone %': shown(said('gone')),
    'lasting %': shown(said('lasting')),
    'fading %': shown(said('fading')),
    'growing %': shown(said('growing')),
    missed: Object.entries(misses)
      .flatMap(([figure, isMissed]) => (isMissed ? figure : []))
      .join(', '),
  };
}
