import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../../tools/bench/math/random.ts';
import { coinBits, freshCoins } from './coinBits.ts';
import { coinWeeks } from './coinResiduals.ts';
import { coinTest } from './coinTest.ts';

const TYPES = ['bug', 'bug', 'bug', 'story', 'story', 'task'];
const EFFECTS: Readonly<Record<string, number>> = { bug: 0, story: 0.7, task: -0.4 };

/** An experiment of 8 weeks with 6 to 12 tickets each, whose allowed tickets take e^effect times as long. */
function experiment(seed: number, effect: number) {
  const random = randomFrom(seed);
  const rows = Array.from({ length: 8 }, (_, week) =>
    Array.from({ length: 6 + Math.floor(7 * random.uniform()) }, () => {
      const type = TYPES[Math.floor(random.uniform() * TYPES.length)] ?? '';
      return { week, type, logSize: null, log: 2 + 0.3 * week + (EFFECTS[type] ?? 0) + random.normal() };
    }),
  ).flat();
  const weeks = coinWeeks(rows);
  const coins = new Uint8Array(rows.length);
  freshCoins(coinBits(`coins ${seed}`), coins);
  const changed = weeks.rows.map(({ week, type, logSize, log }, index) => ({
    week,
    type,
    logSize,
    log: log + effect * (coins[index] ?? 0),
  }));
  return { weeks: { ...weeks, rows: changed }, coins };
}

const options = (seed: number, draws: number) => ({ isSizeUsed: false, alpha: 0.05, draws, bits: coinBits(`${seed}`) });

/** Solves a system of linear equations by elimination. */
function solveDense(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  for (const [pivot, row] of rows.entries()) {
    const scale = row[pivot] ?? NaN;
    for (const [other, target] of rows.entries()) {
      if (other === pivot) continue;
      const factor = (target[pivot] ?? 0) / scale;
      for (const [column, value] of row.entries()) target[column] = (target[column] ?? 0) - factor * value;
    }
  }
  return rows.map((row, index) => (row.at(-1) ?? NaN) / (row[index] ?? NaN));
}

describe('coinTest', () => {
  it('counts draws that are as far from 0 as the real coins', () => {
    const row = { week: 0, type: 'bug', logSize: null };
    const weeks = coinWeeks([
      { ...row, log: 0.1 },
      { ...row, log: 0.3 },
    ]);
    const { p } = coinTest({ weeks, coins: Uint8Array.of(0, 1), ...options(1, 999) });
    // Half of the draws give the two tickets different coins.
    expect(Math.abs(p - 0.5)).toBeLessThan(0.06);
  });

  it('is the difference of a dense regression on weeks and types', () => {
    const { weeks, coins } = experiment(1, -0.5);
    const { rows } = weeks;
    // Bugs are the most frequent type; the other two have a ridge of 0.5.
    const design = rows.map(({ week, type }) => [
      ...Array.from({ length: 8 }, (_, column) => Number(column === week)),
      Number(type === 'story'),
      Number(type === 'task'),
    ]);
    const sum = (value: (row: number) => number) => rows.reduce((total, _, row) => total + value(row), 0);
    const cell = (row: number, column: number) => design[row]?.[column] ?? 0;
    const size = 10;
    const normal = Array.from({ length: size }, (_, i) =>
      Array.from(
        { length: size },
        (_column, j) => sum((row) => cell(row, i) * cell(row, j)) + (i === j && i >= 8 ? 0.5 : 0),
      ),
    );
    const right = Array.from({ length: size }, (_, i) => sum((row) => cell(row, i) * (rows[row]?.log ?? 0)));
    const beta = solveDense(normal, right);
    const rest = rows.map(({ log }, row) => log - beta.reduce((total, b, i) => total + b * cell(row, i), 0));
    const shares = Array.from({ length: 8 }, (_, week) => {
      const own = [...coins].filter((_coin, row) => rows[row]?.week === week);
      return own.reduce((total, coin) => total + coin, 0) / own.length;
    });
    const centered = rows.map(({ week }, row) => (coins[row] ?? 0) - (shares[week] ?? 0));
    const delta = sum((row) => (centered[row] ?? 0) * (rest[row] ?? 0)) / sum((row) => (centered[row] ?? 0) ** 2);
    expect(coinTest({ weeks, coins, ...options(1, 19) }).delta).toBeCloseTo(delta, 10);
  });

  it('does not change if a week takes longer, or if types have other names', () => {
    const { weeks, coins } = experiment(2, -0.5);
    const before = coinTest({ weeks, coins, ...options(2, 199) });
    const names: Readonly<Record<string, string>> = { bug: 'x', story: 'y', task: 'z' };
    const rows = weeks.rows.map(({ week, type, logSize, log }) => ({
      week,
      type: names[type] ?? '',
      logSize,
      log: log + (week === 3 ? 5 : 0),
    }));
    const after = coinTest({ weeks: { ...weeks, rows }, coins, ...options(2, 199) });
    expect(after.delta).toBeCloseTo(before.delta, 9);
    expect(after.p).toBe(before.p);
    expect(after.low).toBeCloseTo(before.low ?? NaN, 9);
    expect(after.high).toBeCloseTo(before.high ?? NaN, 9);
  });

  it('has the other sign with the other side of the coins', () => {
    const { weeks, coins } = experiment(3, -0.5);
    const one = coinTest({ weeks, coins, ...options(3, 199) });
    const other = coinTest({ weeks, coins: coins.map((coin) => 1 - coin), ...options(3, 199) });
    expect(other.delta).toBeCloseTo(-one.delta, 12);
    expect(other.p).toBe(one.p);
  });

  it('has a p that is uniform without an effect', () => {
    const count = 300;
    const ps = Array.from({ length: count }, (_, seed) => {
      const { weeks, coins } = experiment(100 + seed, 0);
      return coinTest({ weeks, coins, ...options(seed, 199) }).p;
    }).toSorted((a, b) => a - b);
    const distance = ps.reduce(
      (most, p, index) => Math.max(most, Math.abs((index + 1) / count - p), Math.abs(index / count - p)),
      0,
    );
    // Kolmogorov–Smirnov at 1 %: 1.63/√n, plus a step of the grid.
    expect(distance).toBeLessThan(1.63 / Math.sqrt(count) + 1 / 200);
  });

  it('has an interval that covers the true effect in about 95 %', () => {
    const effect = Math.log(0.7);
    const count = 300;
    const covered = Array.from({ length: count }, (_, seed) => {
      const { weeks, coins } = experiment(1000 + seed, effect);
      const { low, high } = coinTest({ weeks, coins, ...options(seed, 199) });
      return low !== null && high !== null && low <= effect && effect <= high;
    }).filter(Boolean).length;
    expect(covered / count).toBeGreaterThan(0.92);
    expect(covered / count).toBeLessThan(0.98);
  });

  it('has an interval that excludes 0 if there is a claim', () => {
    const { weeks, coins } = experiment(4, -2);
    const test = coinTest({ weeks, coins, ...options(4, 199) });
    expect(test).toMatchObject({ p: 1 / 200, extreme: 1, compared: 200 });
    expect(test.high).toBeLessThan(0);
    expect(test.low).toBeLessThan(test.delta);
  });

  it('finds nothing with coins of one kind', () => {
    const { weeks, coins } = experiment(5, 0);
    expect(coinTest({ weeks, coins: coins.fill(1), ...options(5, 19) })).toMatchObject({
      delta: 0,
      p: 1,
      low: null,
      high: null,
    });
  });
});
