import type { TimedTicket } from '@roi-insight/roi-math';
import { DAY_MS } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../random.ts';
import { GROUPS } from './groups.ts';
import { HOURS_PER_WEEK, instantOf } from './jobs.ts';
import { autoregressive, heavyTailedShocks, quiet, randomWalk, withHump } from './levels.ts';
import { lognormal, team } from './team.ts';

const cells = GROUPS.flatMap((group) => group.cells.map((cell) => ({ ...cell, group: group.key })));

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]) => {
  const center = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - center) ** 2)));
};
const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(share * values.length)];
const repeated = <T>(times: number, draw: () => T) => Array.from({ length: times }, draw);

/** Working hours since adoption: the inverse of `instantOf`. */
function workingHours(atMs: number): number {
  const days = (atMs - instantOf(0)) / DAY_MS + 9 / 24;
  const week = Math.floor(days / 7);
  const day = Math.floor(days - week * 7);
  return week * HOURS_PER_WEEK + day * 8 + (days - week * 7 - day) * 24 - 9;
}

function measured({ transitions }: TimedTicket): { week: number; lnHours: number } {
  const [started, done] = transitions.map(({ atMs }) => workingHours(atMs));
  if (started === undefined || done === undefined) throw new Error('A simulated ticket has a start and an end.');
  return { week: Math.floor(done / HOURS_PER_WEEK), lnHours: Math.log(done - started) };
}

const within = (tickets: readonly TimedTicket[]) =>
  tickets.map(measured).filter(({ week }) => week >= -39 && week < 13);

describe('the worlds', () => {
  it('have unique names', () => {
    expect(cells.length).toBeGreaterThan(200);
    expect(new Set(cells.map(({ name }) => name)).size).toBe(cells.length);
  });

  it('draw the same tickets from the same random numbers, and never draw a ticket that ends before it begins', () => {
    for (const { name, world } of cells) {
      const tickets = world.draw(randomFrom(7));
      expect(JSON.stringify(tickets) === JSON.stringify(world.draw(randomFrom(7))), name).toBe(true);
      expect(tickets.length, name).toBeGreaterThan(90);
      const inOrder = tickets.every(({ createdAtMs, transitions: [started, done] }) => {
        const [from, to] = [started?.atMs ?? NaN, done?.atMs ?? NaN];
        return createdAtMs < from && from < to;
      });
      expect(inOrder, name).toBe(true);
    }
  });

  it('are compared only with cells that exist', () => {
    const names = new Set(cells.map(({ name }) => name));
    const compared = cells.flatMap(({ target }) => target.foundLike?.than ?? []);
    expect(compared.length).toBeGreaterThan(0);
    expect(compared.filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(cells.filter(({ group }) => group === 'effects'))(
    'have the effect that their name states: $name',
    ({ world }) => {
      const random = randomFrom(3);
      const changes = repeated(120, () => {
        const tickets = within(world.draw(random));
        const of = (isAfter: boolean) =>
          mean(tickets.filter(({ week }) => week >= 0 === isAfter).map(({ lnHours }) => lnHours));
        return of(true) - of(false);
      });
      const error = deviation(changes) / Math.sqrt(changes.length);
      expect(Math.abs(mean(changes) - Math.log(1 - world.truth / 100))).toBeLessThan(3.5 * error);
    },
  );

  it('draw log-normal hours around the median of the team', () => {
    const random = randomFrom(5);
    const tickets = repeated(20, () => within(team({ median: 12, work: lognormal(1.4) }).draw(random))).flat();
    expect(tickets.length / 20 / 52).toBeCloseTo(15, 0);
    expect(
      quantile(
        tickets.map(({ lnHours }) => lnHours),
        0.5,
      ),
    ).toBeCloseTo(Math.log(12), 1);
    expect(deviation(tickets.map(({ lnHours }) => lnHours))).toBeCloseTo(1.4, 1);
  });
});

describe('weekly shocks', () => {
  const random = randomFrom(9);

  it('keep their spread over time, and have the given persistence if they are autoregressive', () => {
    const shocks = autoregressive(0.25, 0.4)(20_000, random);
    expect(deviation(shocks)).toBeCloseTo(0.25 / Math.sqrt(1 - 0.4 ** 2), 2);
    const next = shocks.slice(1).map((shock, index) => shock * (shocks[index] ?? 0));
    expect(mean(next) / deviation(shocks) ** 2).toBeCloseTo(0.4, 1);
    const first = repeated(5000, () => autoregressive(0.15, 0.9)(1, random)[0] ?? NaN);
    expect(deviation(first)).toBeCloseTo(0.15 / Math.sqrt(1 - 0.9 ** 2), 1);
  });

  it('add up if they are a random walk', () => {
    const ends = repeated(4000, () => randomWalk(0.1)(25, random)[24] ?? NaN);
    expect(deviation(ends)).toBeCloseTo(0.5, 1);
  });

  it('have the quartiles of Student’s t if their tails are heavy', () => {
    const shocks = heavyTailedShocks(1, 0)(40_000, random);
    expect(quantile(shocks, 0.75)).toBeCloseTo(0.7649 / Math.sqrt(3), 1);
    expect(Math.max(...shocks)).toBeGreaterThan(8);
  });

  it('can include one hump of eight weeks', () => {
    const flat = withHump((weeks) => Array.from({ length: weeks }, () => 0), 8, 0.3)(52, random);
    expect(flat.filter((shock) => shock > 0)).toHaveLength(8);
    expect(Math.max(...flat)).toBeCloseTo(0.3, 1);
    expect(withHump(quiet, 8, 0.3)(52, random)).toHaveLength(52);
  });
});

describe('random numbers', () => {
  const random = randomFrom(13);

  it('have the moments of their distributions', () => {
    const poisson = repeated(20_000, () => random.poisson(7.5));
    expect(mean(poisson)).toBeCloseTo(7.5, 1);
    expect(deviation(poisson) ** 2).toBeCloseTo(7.5, 0);
    expect(mean(repeated(20_000, () => random.exponential()))).toBeCloseTo(1, 1);
    expect(deviation(repeated(20_000, () => random.normal()))).toBeCloseTo(1, 1);
  });
});
