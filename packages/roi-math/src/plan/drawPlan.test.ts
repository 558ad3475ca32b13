import { createHash } from 'node:crypto';
import { parsePlan, type PlanTerms, planToWire, snakeKeys } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { CHOICE, FORECAST, historyOfTeams, ISSUE, planOf } from '../../test/planWorld.ts';
import { drawPlan, planHash, planTerms, proposePlan } from '../index.ts';

const reading = historyOfTeams(8);
const terms = planTerms(reading, proposePlan(reading, CHOICE), CHOICE, FORECAST);

/** The path of every number, text, missing value and list in a value, with a different value to put at that path. */
function changesOf(value: unknown, path: readonly string[] = []): { path: readonly string[]; other: unknown }[] {
  if (typeof value === 'number') return [{ path, other: value + 1 }];
  if (typeof value === 'string') return [{ path, other: `${value}x` }];
  if (typeof value !== 'object' || value === null) return [{ path, other: 1 }];
  const parts = Object.entries(value).flatMap(([name, part]) => changesOf(part, [...path, name]));
  return Array.isArray(value) ? [{ path, other: [...value, 1] }, ...parts] : parts;
}

/** The terms with another value at a path. */
function changedAt([...path]: readonly string[], other: unknown): PlanTerms {
  const changed = structuredClone(terms);
  const last = path.pop() ?? '';
  let target: object = changed;
  for (const name of path) {
    const next: unknown = Reflect.get(target, name);
    if (typeof next === 'object' && next !== null) target = next;
  }
  Reflect.set(target, last, other);
  return changed;
}

describe('the hash of a plan', () => {
  const ofVersion1 = { ...terms, teams: terms.teams.map((team) => Object.assign({}, team, { facts: null })) };

  it.each([
    [1, ofVersion1],
    [2, terms],
  ])('of version %i is the SHA-256 of JSON that has sorted names and no spaces', (version, some) => {
    const sorted = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(sorted);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, part]) => [name, sorted(part)]),
      );
    };
    const text = JSON.stringify(sorted({ kind: 'roi-insight-plan', version, terms: snakeKeys(some) }));
    expect(planHash(some)).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('changes if any part of the terms changes', () => {
    const changed = changesOf(terms);
    expect(changed.length).toBeGreaterThan(80);
    const hashes = new Set([terms, ...changed.map(({ path, other }) => changedAt(path, other))].map(planHash));
    expect(hashes.size).toBe(changed.length + 1);
  });

  it('stays the same when the plan is saved and opened', () => {
    const choice = {
      ...CHOICE,
      sizeField: 'Story Points',
      fixed: new Map([['T02', 'never' as const]]),
      settings: new Map([
        ['T01', { scope: { work_statuses: ['In Review'], labels: [''] }, calendar: { working_days: [1, 2] } }],
        ['T03', { scope: {}, calendar: null }],
      ]),
    };
    const plan = planOf(8, choice);
    const file = parsePlan(JSON.parse(JSON.stringify(planToWire(plan))));
    expect(file).toEqual({ ok: true, value: plan });
    expect(file.ok && planHash(file.value.terms)).toBe(plan.hash);
  });
});

describe('the draw', () => {
  it('gives a known order, which is always the same for the same registration', () => {
    const { order } = drawPlan(terms, ISSUE);
    expect(drawPlan(terms, { ...ISSUE, key: 'MOVED-1' }).order).toEqual(order);
    expect(drawPlan(terms, { ...ISSUE, created: '2025-12-20T08:15:12.823Z' }).order).toEqual(order);
    expect(order.map(({ week }) => week)).toEqual([0, 3, 7, 10, 13, null, null, null]);
    expect(order.map(({ key }) => key).toSorted()).toEqual(terms.teams.map(({ key }) => key));
    const waiting = order.slice(5).map(({ key }) => key);
    expect(waiting).toEqual(waiting.toSorted());
  });

  it('gives another order if the issue, the time, the seed or the plan is different', () => {
    const orders = [
      drawPlan(terms, ISSUE),
      drawPlan(terms, { ...ISSUE, id: '10024' }),
      drawPlan(terms, { ...ISSUE, created: '2025-12-20T09:15:12.824+0100' }),
      drawPlan({ ...terms, tau: 0.21 }, ISSUE),
      drawPlan(terms, { kind: 'random', seed: 'a'.repeat(64), drawn: '2025-12-20T09:15:02Z' }),
      drawPlan(terms, { kind: 'random', seed: 'b'.repeat(64), drawn: '2025-12-20T09:15:02Z' }),
    ].map(({ order }) => JSON.stringify(order));
    expect(new Set(orders).size).toBe(orders.length);
  });

  it('gives each of the 60 orders of five teams the same chance', () => {
    const { terms: five } = planOf(5);
    const counts = new Map<string, number>();
    const draws = 6000;
    for (let id = 1; id <= draws; id += 1) {
      const order = JSON.stringify(drawPlan(five, { ...ISSUE, id: String(id) }).order);
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(60);
    const expected = draws / 60;
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // The 99.9 % point of χ² with 59 degrees of freedom.
    expect(chiSquare).toBeLessThan(98.3);
  });
});
