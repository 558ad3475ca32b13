import { describe, expect, it } from 'vitest';
import { generateStore } from '../src/generate/generateStore.ts';
import { LARGE_ORGANIZATION } from '../src/generate/largeOrganization.ts';
import { ORGANIZATION } from '../src/generate/organization.ts';
import { CHANGE_DATE, SINGLE_PROJECTS } from '../src/generate/projectSpec.ts';
import { DAY, doneAt, hoursInProgress, zone } from './measure.ts';

const store = generateStore([...SINGLE_PROJECTS.slice(0, 2), ...ORGANIZATION, ...LARGE_ORGANIZATION], 1, zone);
const CHANGE = Date.parse(CHANGE_DATE);
const WEEK = 7 * DAY;
const CLEAN = ['BAS', 'COB', 'DUN', 'EMB', 'FJO', 'GLA', 'HAR'];
const LARGE_CLEAN = ['KEP', 'LUM', 'QUA', 'RID', 'SUM', 'TER', 'UMB', 'VER', 'WIL', 'XEN', 'YAR', 'ZEP'];

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const weeks = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

/** Mean of ln(hours) by week since the change date. */
const SERIES = new Map(
  store.projects.map(({ id, key }) => {
    const byWeek = new Map<number, number[]>();
    for (const issue of store.issues) {
      const done = issue.projectId === id ? doneAt(issue) : null;
      const hours = done === null ? 0 : hoursInProgress(issue, store);
      if (done === null || hours < 0.1) continue;
      const week = Math.floor((done - CHANGE) / WEEK);
      byWeek.set(week, [...(byWeek.get(week) ?? []), Math.log(hours)]);
    }
    return [key, new Map([...byWeek].map(([week, values]) => [week, mean(values)]))];
  }),
);

const level = (key: string, from: number, to: number) =>
  mean(weeks(from, to).flatMap((week) => SERIES.get(key)?.get(week) ?? []));

/** The change of a team's ln(hours) in a week, minus the change of the clean teams. */
function changeOf(key: string, week: number, from = -39, to = 13, clean = CLEAN): number {
  const change = (team: string) => level(team, week, to) - level(team, from, week);
  return change(key) - mean(clean.filter((team) => team !== key).map(change));
}

function correlation(a: string, b: string): number {
  const pairs = weeks(-39, 0).map((week) => [SERIES.get(a)?.get(week) ?? 0, SERIES.get(b)?.get(week) ?? 0] as const);
  const [meanA, meanB] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  const product = (pick: (x: number, y: number) => number) => mean(pairs.map(([x, y]) => pick(x - meanA, y - meanB)));
  return product((x, y) => x * y) / Math.sqrt(product((x) => x * x) * product((_, y) => y * y));
}

describe('in the organization,', () => {
  it.each([
    ['ORA', 0, 0.7],
    ['IRI', 0, 0.65],
    ['KES', -12, 0.75],
    ['LAG', -19, 0.75],
    ['HAR', 0, 1],
    ['DUN', 0, 1],
  ])('the tickets of %s from week %i on take %f times as long as those of the other teams', (key, week, factor) => {
    expect(Math.abs(changeOf(key, week) - Math.log(factor))).toBeLessThan(0.1);
  });

  it('Harbor changes only after the weeks that the report on Aurora covers', () => {
    expect(Math.abs(changeOf('HAR', 14, -39, 26) - Math.log(0.75))).toBeLessThan(0.2);
  });

  it('Juniper becomes faster every week', () => {
    const halves = changeOf('JUN', -20, -39, 0);
    expect(halves / 19.5).toBeGreaterThan(-0.018);
    expect(halves / 19.5).toBeLessThan(-0.006);
  });

  it('all teams need about a tenth less time from the day on which Aurora adopts', () => {
    const change = mean(CLEAN.map((key) => level(key, 0, 13) - level(key, -39, 0)));
    expect(Math.abs(change - Math.log(0.9))).toBeLessThan(0.1);
  });

  it('all teams share good and bad weeks, which other projects do not have', () => {
    for (const key of CLEAN) expect(correlation('ORA', key)).toBeGreaterThan(0.15);
    expect(Math.abs(correlation('ORA', 'BOR'))).toBeLessThan(0.3);
  });
});

it.each([
  ['MER', 0, 0.7],
  ['NIM', -12, 0.62],
  ['ORI', -19, 0.8],
  ['PUL', -7, 0.72],
  ['UMB', 0, 1],
  ['KEP', 0, 1],
])(
  'in the larger organization, the tickets of %s from week %i on take %f times as long as those of the other teams',
  (key, week, factor) => {
    expect(Math.abs(changeOf(key, week, -39, 13, LARGE_CLEAN) - Math.log(factor))).toBeLessThan(0.1);
  },
);
