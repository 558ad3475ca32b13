import { analyzeTimedTickets, type TimedTicket } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { parseTicket } from '../../../../packages/roi-math/src/measure/ticket/parseTicket.ts';
import { randomFrom } from '../random.ts';
import { ADOPTION, endOf, HOURS_PER_WEEK, instantOf } from '../worlds/jobs.ts';
import { lognormal, poisson, team } from '../worlds/team.ts';
import { drawnLevels } from './drawnLevels.ts';
import { withSizes } from './withSizes.ts';

const LEVEL = (week: number) => 0.8 * Math.sin(week / 6);
const TICKETS = team({ trend: LEVEL, work: lognormal(0.7), count: poisson(20) }).draw(randomFrom(2));
const OPTIONS = { adoptionDate: ADOPTION, asOf: endOf(13), timeZone: 'UTC' };

const sized = (explained: number, tickets: readonly TimedTicket[] = TICKETS) =>
  withSizes(tickets, explained, 'UTC', randomFrom(1));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = (x: readonly number[], y: readonly number[], centerX: number, centerY: number) =>
    mean(x.map((value, index) => (value - centerX) * ((y[index] ?? NaN) - centerY)));
  return product(a, b, meanA, meanB) / Math.sqrt(product(a, a, meanA, meanA) * product(b, b, meanB, meanB));
}

/** Weekly means of ln(size) and of ln(hours) without the level. */
function weeklyMeans(tickets: readonly TimedTicket[]) {
  const weeks = new Map<number, { sizes: number[]; own: number[] }>();
  for (const { size, transitions } of tickets) {
    const [started, done] = transitions.map(({ atMs }) => atMs);
    if (size === undefined || started === undefined || done === undefined) continue;
    const week = Math.floor((done - instantOf(0)) / (7 * 24 * 3_600_000));
    const one = weeks.get(week) ?? { sizes: [], own: [] };
    one.sizes.push(Math.log(size));
    one.own.push(Math.log(workingHours(done) - workingHours(started)) - LEVEL(week));
    weeks.set(week, one);
  }
  const full = [...weeks].filter(([, { sizes }]) => sizes.length > 5);
  return {
    levels: full.map(([week]) => LEVEL(week)),
    sizes: full.map(([, { sizes }]) => mean(sizes)),
    own: full.map(([, { own }]) => mean(own)),
  };
}

/** Working hours since adoption. */
function workingHours(atMs: number): number {
  const days = (atMs - instantOf(0)) / (24 * 3_600_000) + 9 / 24;
  const week = Math.floor(days / 7);
  const day = Math.floor(days - week * 7);
  return week * HOURS_PER_WEEK + day * 8 + (days - week * 7 - day) * 24 - 9;
}

describe('withSizes', () => {
  it.each([0, 0.3, 0.7])('gives sizes that explain %d of the differences within weeks', (explained) => {
    const { evidence } = analyzeTimedTickets(sized(explained), OPTIONS);
    expect(evidence.size?.tickets).toEqual(evidence.tickets);
    expect((evidence.size?.explainedPercent ?? NaN) / 100).toBeGreaterThan(explained - 0.07);
    expect((evidence.size?.explainedPercent ?? NaN) / 100).toBeLessThan(explained + 0.07);
  });

  it('reflects the work of a week, but not how fast it was done', () => {
    const { levels, sizes, own } = weeklyMeans(sized(0.9));
    expect(levels.length).toBeGreaterThan(45);
    expect(correlation(sizes, own)).toBeGreaterThan(0.6);
    expect(Math.abs(correlation(sizes, levels))).toBeLessThan(0.3);
  });

  it('gives the same sizes to the same tickets, and no size to tickets without working hours', () => {
    expect(sized(0.5)).toEqual(sized(0.5));
    const [first, ...others] = TICKETS;
    if (first === undefined) throw new Error('There are tickets.');
    const open: TimedTicket = { ...first, category: 'indeterminate', transitions: first.transitions.slice(0, 1) };
    const [none, one] = sized(0.5, [open, ...others]);
    expect(none).toEqual(open);
    expect(one?.size).toBeGreaterThan(0);
  });

  it('keeps the history of parsed tickets', () => {
    const parsed = TICKETS.slice(0, 200).map(({ createdAtMs, transitions, key }) =>
      parseTicket({
        key,
        category: 'done',
        createdAt: new Date(createdAtMs).toISOString(),
        resolvedAt: null,
        transitions: transitions.map(({ atMs, from, to }) => ({ at: new Date(atMs).toISOString(), from, to })),
      }),
    );
    expect(sized(0.5, parsed).map(({ transitions }) => transitions)).toEqual(
      parsed.map(({ transitions }) => transitions),
    );
  });
});

describe('drawnLevels', () => {
  const random = randomFrom(6);
  const weeksOf = (noise: number) =>
    Array.from({ length: 400 }, (_, week) => ({ week, count: 10, mean: 2 + LEVEL(week) + noise * random.normal() }));
  const errorsOf = (levels: ReadonlyMap<number, number>, weeks: ReturnType<typeof weeksOf>) =>
    weeks.map(({ week, mean: value }) => value - (levels.get(week) ?? NaN));
  const deviation = (values: readonly number[]) => Math.sqrt(mean(values.map((value) => value ** 2)));

  it('equal the means if these are exact', () => {
    const weeks = weeksOf(0);
    expect(deviation(errorsOf(drawnLevels(weeks, 1e-6, random), weeks))).toBeLessThan(1e-3);
  });

  it('vary by as much as few tickets imply', () => {
    const weeks = weeksOf(0.2);
    const levels = drawnLevels(weeks, 0.4, random);
    expect(deviation(errorsOf(levels, weeks))).toBeCloseTo(0.2, 1);
    expect(deviation(weeks.map(({ week }) => (levels.get(week) ?? NaN) - 2 - LEVEL(week)))).toBeLessThan(0.2);
  });

  it('ignore weeks without tickets', () => {
    const gap = weeksOf(0.2).map(({ week, count, mean: value }) =>
      week % 3 === 0 ? { week, count: 0, mean: null } : { week, count, mean: value },
    );
    const levels = drawnLevels(gap, 0.4, random);
    expect(levels.has(0)).toBe(false);
    expect(levels.size).toBe(266);
  });
});
