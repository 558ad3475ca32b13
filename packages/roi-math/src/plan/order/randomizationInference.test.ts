import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../../../tools/bench/math/random.ts';
import { simulatedPanel } from '../../../test/simulatedPanel.ts';
import { allAssignments } from '../draw/allAssignments.ts';
import type { Assignment } from '../draw/Assignment.ts';
import { drawAssignment } from '../draw/drawAssignment.ts';
import { planRandom } from '../draw/planRandom.ts';
import { slotsOf, waitingOf } from '../draw/slotsOf.ts';
import { startWeeks } from '../draw/startWeeks.ts';
import { unshuffled } from '../draw/unshuffled.ts';
import type { Panel } from '../model/Panel.ts';
import { comparedOrders } from './comparedOrders.ts';
import { effectOf } from './effectOf.ts';
import { orderDesign } from './orderDesign.ts';
import { orderScores } from './orderScores.ts';
import { randomizationInference } from './randomizationInference.ts';
import { type Shape, shapeAt } from './shapeAt.ts';
import { zAt } from './zAt.ts';

const MODEL = { tau: 0.2, rho: 0.6 };
const RAMP = 6;
const WEEKS = 26;

const meansOf = (panel: Panel) => panel.teams.map(({ means }) => means);
const withMeans = (panel: Panel, change: (mean: number, team: number, week: number) => number): Panel => ({
  ...panel,
  teams: panel.teams.map(({ means, precisions }, team) => ({
    precisions,
    means: means.map((mean, week) => ((precisions[week] ?? 0) > 0 ? change(mean, team, week) : 0)),
  })),
});

function scoresOf(panel: Panel, orders: readonly Assignment[], shape: Shape = 'ramp') {
  const starts = startWeeks(slotsOf(panel.teams.length, WEEKS));
  return orderScores(orderDesign(panel, MODEL, starts, RAMP), orders, meansOf(panel), shape);
}

const testOf = (panel: Panel, orders: readonly Assignment[]) =>
  randomizationInference({ ramp: scoresOf(panel, orders), 'at-once': scoresOf(panel, orders, 'at-once') }, 0.05);

function zsOf(panel: Panel, orders: readonly Assignment[]): number[] {
  const scores = scoresOf(panel, orders);
  return orders.flatMap((_, order) => [zAt(scores, 'at-once', order, 0), zAt(scores, 'ramp', order, 0)]);
}

const someOrders = (teams: number, count = 12) => {
  const random = planRandom('orders');
  return Array.from({ length: count }, () =>
    drawAssignment(unshuffled(slotsOf(teams, WEEKS), waitingOf(teams)), random),
  );
};

/** z by generalized least squares with a dense covariance and dummies for weeks and teams: it shares no code with the function under test. */
function denseZ(panel: Panel, order: Assignment, shape: Shape): number {
  const starts = startWeeks(slotsOf(panel.teams.length, WEEKS));
  const rows = panel.teams.flatMap(({ means, precisions }, team) =>
    [...means].flatMap((mean, week) => {
      const precision = precisions[week] ?? 0;
      const start = starts[order[team] ?? NaN] ?? Infinity;
      const x = shapeAt(shape, panel.from + week - start, RAMP);
      return precision > 0 ? [{ team, week, mean, variance: 1 / precision, x }] : [];
    }),
  );
  const used = [...new Set(rows.map(({ week }) => week))];
  const covariance = rows.map((a) =>
    rows.map((b) => {
      if (a.team !== b.team) return 0;
      return MODEL.tau ** 2 * MODEL.rho ** Math.abs(a.week - b.week) + (a === b ? a.variance : 0);
    }),
  );
  const columns = [
    rows.map(({ x }) => x),
    ...panel.teams.map((_, team) => rows.map((row) => (row.team === team ? 1 : 0))),
    ...used.slice(1).map((week) => rows.map((row) => (row.week === week ? 1 : 0))),
  ];
  const whitened = gauss(covariance, [...columns, rows.map(({ mean }) => mean)]);
  const products = (a: number, b: number) =>
    rows.reduce((sum, _, row) => sum + (columns[a]?.[row] ?? 0) * (whitened[b]?.[row] ?? 0), 0);
  const information = columns.map((_, a) => columns.map((__, b) => products(a, b)));
  const solved = gauss(information, [
    columns.map((_, a) => products(a, columns.length)),
    columns.map((_, a) => (a === 0 ? 1 : 0)),
  ]);
  return (solved[0]?.[0] ?? NaN) / Math.sqrt(solved[1]?.[0] ?? NaN);
}

/** Solves A x = b for several b by Gauss–Jordan elimination with pivoting. */
function gauss(a: readonly (readonly number[])[], bs: readonly (readonly number[])[]): number[][] {
  const rows = a.map((row, index) => [...row, ...bs.map((b) => b[index] ?? 0)]);
  for (let column = 0; column < a.length; column += 1) {
    let best = column;
    for (let row = column; row < a.length; row += 1) {
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = row;
    }
    const [upper = [], lower = []] = [rows[column], rows[best]];
    [rows[column], rows[best]] = [lower, upper];
    const pivot = lower[column] ?? NaN;
    for (const [index, row] of rows.entries()) {
      const factor = (row[column] ?? 0) / pivot;
      if (index === column || factor === 0) continue;
      for (let at = column; at < row.length; at += 1) row[at] = (row[at] ?? 0) - factor * (lower[at] ?? 0);
    }
  }
  return bs.map((_, index) => rows.map((row, at) => (row[a.length + index] ?? 0) / (row[at] ?? NaN)));
}

describe('the statistic of an order', () => {
  const panel = simulatedPanel({ teams: 5, weeks: WEEKS, before: 20, seed: 3, missing: 0.1 });
  const orders = someOrders(5, 4);

  it('is that of generalized least squares, with weeks and teams as fixed effects', () => {
    const scores = scoresOf(panel, orders);
    for (const [order, assignment] of orders.entries()) {
      for (const shape of ['at-once', 'ramp'] as const) {
        expect(zAt(scores, shape, order, 0)).toBeCloseTo(denseZ(panel, assignment, shape), 7);
      }
    }
  });

  it('does not change if a constant is added to one week for all teams, or to all weeks of one team', () => {
    const before = zsOf(panel, orders);
    const weeks = zsOf(
      withMeans(panel, (mean, _, week) => mean + (week === 30 ? 5 : Math.sin(week))),
      orders,
    );
    const teams = zsOf(
      withMeans(panel, (mean, team) => mean + 3 * team - 4),
      orders,
    );
    for (const [index, z] of before.entries()) {
      expect(Math.abs((weeks[index] ?? NaN) - z)).toBeLessThan(1e-9);
      expect(Math.abs((teams[index] ?? NaN) - z)).toBeLessThan(1e-9);
    }
  });

  it('does not depend on the order in which the teams are named', () => {
    const swapped = { ...panel, teams: panel.teams.toReversed() };
    const after = zsOf(
      swapped,
      orders.map((order) => order.toReversed()),
    );
    for (const [index, z] of zsOf(panel, orders).entries()) expect(after[index]).toBeCloseTo(z, 9);
  });

  it('is linear in the effect, because the interval requires it', () => {
    const [order = new Uint8Array()] = orders;
    const starts = startWeeks(slotsOf(5, WEEKS));
    const saved = withMeans(panel, (mean, team, week) => {
      const x = effectOf(panel, 'ramp', starts[order[team] ?? NaN] ?? Infinity, RAMP);
      return mean - 0.3 * (x[week] ?? 0);
    });
    const [plain, changed] = [scoresOf(panel, orders), scoresOf(saved, orders)];
    for (const [index] of orders.entries()) {
      expect(zAt(changed, 'at-once', index, -0.3)).toBeCloseTo(zAt(plain, 'at-once', index, 0), 9);
    }
  });
});

describe('the test of an order', () => {
  it('has p values on the grid i/60 for five teams, and counts each order once', () => {
    const slots = slotsOf(5, WEEKS);
    const all = [...allAssignments(slots, 2)];
    expect(new Set(all.map(String)).size).toBe(60);
    const panel = simulatedPanel({ teams: 5, weeks: WEEKS, before: 52, seed: 4 });
    const ranks = all.map((real) => {
      const orders = comparedOrders(slots, 2, real, 4999, planRandom('any'));
      expect(orders).toHaveLength(60);
      return testOf(panel, orders).p * 60;
    });
    // If there are no ties, each p belongs to one order.
    expect(ranks.map(Math.round).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 60 }, (_, index) => index + 1),
    );
    for (const rank of ranks) expect(rank).toBeCloseTo(Math.round(rank), 9);
  });

  it('has uniform p values if there is no effect', () => {
    const random = randomFrom(5);
    const orders = planRandom('uniform');
    const slots = slotsOf(8, WEEKS);
    const ps = Array.from({ length: 300 }, (_, seed) => {
      const panel = simulatedPanel({ teams: 8, weeks: WEEKS, before: 26, seed, common: (week) => -0.02 * week });
      const real = drawAssignment(unshuffled(slots, 3), orders);
      const { extreme, compared } = testOf(panel, comparedOrders(slots, 3, real, 99, orders));
      return (extreme - random.uniform()) / compared;
    }).toSorted((a, b) => a - b);
    const distance = Math.max(...ps.map((p, index) => Math.max(p - index / 300, (index + 1) / 300 - p)));
    // Kolmogorov–Smirnov at 1 %.
    expect(distance).toBeLessThan(1.63 / Math.sqrt(300));
  });

  it.each(['ramp', 'at-once'] as const)(
    'finds an effect (%s) with the right sign, and an interval that contains the effect',
    (shape) => {
      const slots = slotsOf(10, WEEKS);
      const starts = startWeeks(slots);
      const random = planRandom('found');
      const real = drawAssignment(unshuffled(slots, waitingOf(10)), random);
      const panel = simulatedPanel({ teams: 10, weeks: WEEKS, before: 52, seed: 6 });
      const orders = comparedOrders(slots, waitingOf(10), real, 499, random);
      for (const [effect, verdict] of [
        [Math.log(0.6), 'faster'],
        [-Math.log(0.6), 'slower'],
      ] as const) {
        const changed = withMeans(panel, (mean, team, week) => {
          const x = effectOf(panel, shape, starts[real[team] ?? NaN] ?? Infinity, RAMP);
          return mean + effect * (x[week] ?? 0);
        });
        const test = testOf(changed, orders);
        expect([test.verdict, test.shape]).toEqual([verdict, shape]);
        expect(test.p).toBeLessThanOrEqual(0.05);
        expect(test.interval.low ?? NaN).toBeLessThan(effect);
        expect(test.interval.high ?? NaN).toBeGreaterThan(effect);
        expect(Math.abs(test.estimate - effect)).toBeLessThan(0.2);
      }
    },
  );
});
