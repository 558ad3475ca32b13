import { describe, expect, it } from 'vitest';
import {
  asPlanned,
  found,
  plan,
  readingWith,
  readOf,
  resultOf,
  stateOf,
  tracker,
  usageOf,
  usedFrom,
  weekOf,
  withMeans,
} from '../../test/planReport.ts';
import { ISSUE } from '../../test/planWorld.ts';
import { drawPlan, MEASUREMENT_VERSION, type PlanResultInput } from '../index.ts';

const kindsOf = (over: Partial<PlanResultInput>) => resultOf(over).deviations.map(({ kind }) => kind);

describe('the report on a plan that was not followed', () => {
  it('names a file that was changed, and analyzes the order in the file', () => {
    const changed = { ...plan, terms: { ...plan.terms, smallestSaving: 0.1 } };
    const result = readOf({ plan: changed, usage: asPlanned });
    expect(result.deviations).toEqual([{ kind: 'changed' }]);
    expect(result.grade).toBe('C');
    expect(result.savedPercent).toBeCloseTo(readOf().savedPercent, 9);
    const { order } = drawPlan(plan.terms, { ...ISSUE, id: '1' });
    const followed = { ...changed, order };
    expect(readOf({ plan: followed, reading: tracker({ followed }) }).savedPercent).toBeGreaterThan(30);
    const partial = { ...followed, order: order.slice(1) };
    expect(readOf({ plan: partial }).savedPercent).toBeCloseTo(result.savedPercent, 9);
  });

  it('analyzes the order that the code and the registration draw, not the order in the file', () => {
    const other = { ...plan, order: drawPlan(plan.terms, { ...ISSUE, id: '1' }).order };
    const result = readOf({ plan: other, usage: asPlanned });
    expect(result.deviations).toEqual([{ kind: 'other-order' }]);
    expect(result.savedPercent).toBe(readOf().savedPercent);
    expect(result.grade).toBe('B');
  });

  it('names every fault of the registration, the tracker or the measurement', () => {
    const random = drawPlan(plan.terms, { kind: 'random', seed: 'c'.repeat(64), drawn: '2025-12-20T08:15:02Z' });
    expect(kindsOf({ plan: random, registered: null })).toEqual(['not-witnessed']);
    const late = drawPlan(plan.terms, { ...ISSUE, created: '2026-01-05T00:00:00.000Z' });
    expect(kindsOf({ plan: late, registered: null })).toEqual(['registered-late']);
    for (const why of ['missing', 'other-code', 'several', 'edited', 'several-codes', 'out-of-order'] as const) {
      expect(resultOf({ registered: { kind: why } }).deviations).toEqual([{ kind: 'not-confirmed', why }]);
    }
    const moved = { ...found, created: '2025-12-20T08:15:13.823Z' };
    expect(resultOf({ registered: moved }).deviations).toEqual([{ kind: 'not-confirmed', why: 'other-time' }]);
    expect(kindsOf({ reading: { ...tracker(), host: 'other.example.com' } })).toEqual(['other-host']);
  });

  it('has the grade B at best, and names no cause, if no issue registers it', () => {
    const random = drawPlan(plan.terms, { kind: 'random', seed: 'c'.repeat(64), drawn: '2025-12-20T08:15:02Z' });
    const usage = usageOf((key, week) => usedFrom(weekOf(key, random))(week));
    const result = readOf({ plan: random, reading: tracker({ followed: random }), usage, registered: null });
    const { conditions, grade } = result;
    expect(conditions.filter(({ state }) => state !== 'met')).toEqual([
      { kind: 'one-plan', state: 'not-confirmed' },
      { kind: 'drawn', state: 'not-met' },
    ]);
    expect(grade).toBe('B');
  });

  it('is not confirmed by an issue that only a saved file names', () => {
    const result = readOf({ registered: { ...found, kind: 'saved' }, usage: asPlanned });
    expect(result.deviations).toEqual([]);
    expect([stateOf(result, 'one-plan'), result.grade]).toEqual(['not-confirmed', 'A']);
    const other = { ...found, kind: 'saved', id: '1' } as const;
    expect(resultOf({ registered: other }).deviations).toEqual([{ kind: 'not-confirmed', why: 'other-time' }]);
  });

  it('names another version only if it measures the weeks before planning in another way', () => {
    const old = drawPlan({ ...plan.terms, measurementVersion: '3.0.0' }, ISSUE);
    expect(resultOf({ plan: old }).deviations).toEqual([]);
    const reading = readingWith(
      () => true,
      (team) => withMeans(team, (mean) => mean - 0.1),
    );
    const result = readOf({ plan: old, reading });
    expect(result.deviations).toEqual([{ kind: 'other-measurement', planned: '3.0.0', used: MEASUREMENT_VERSION }]);
    expect(stateOf(result, 'same-measurement')).toBe('not-met');
    expect(stateOf(result, 'teams')).toBe('met');
  });

  it.each([
    ['no other plan is registered', found.others, 'met'],
    ['other plans are registered', { count: 1, keys: ['OPS-9'] }, 'not-confirmed'],
    ['other plans were not counted', null, 'not-confirmed'],
  ])('calls the plan’s condition, if %s: %s', (_, others, state) => {
    const { conditions } = readOf({ registered: { ...found, others } });
    expect(conditions.find(({ kind }) => kind === 'one-plan')?.state).toBe(state);
  });

  it('names each team that started in another week, and analyzes the starts that were drawn', () => {
    const [first, second, third] = plan.order;
    const last = plan.order.at(-1);
    const starts = new Map([
      [first?.key ?? '', '2026-01-19'],
      [second?.key ?? '', '2026-01-28'],
      [third?.key ?? '', null],
      [last?.key ?? '', '2026-06-01'],
    ]);
    const usage = usageOf((key, week) => usedFrom(key === third?.key ? null : weekOf(key))(week));
    const result = readOf({ starts, usage });
    expect(result.deviations.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual([
      { kind: 'early-start', key: last?.key, planned: '2026-07-06', started: '2026-06-01' },
      { kind: 'late-start', key: first?.key, planned: '2026-01-05', started: '2026-01-19' },
      { kind: 'not-started', key: third?.key, planned: '2026-02-23' },
    ]);
    expect(result.savedPercent).toBe(readOf().savedPercent);
    const states = result.conditions.filter(({ state }) => state === 'not-met').map(({ kind }) => kind);
    expect(states).toEqual(['starts', 'waiting-waited']);
    expect(result.grade).toBe('C');
  });

  it('allows a fifth of the teams to start more than a week late', () => {
    const late = (weeks: number) => new Map([[plan.order[0]?.key ?? '', weeks === 1 ? '2026-01-12' : '2026-01-13']]);
    const never = plan.order[1]?.key ?? '';
    const usage = usageOf((key, week) => usedFrom(key === never ? null : weekOf(key))(week));
    expect(readOf({ starts: late(2), usage: asPlanned }).grade).toBe('A+');
    expect(readOf({ starts: new Map([...late(2), [never, null]]), usage }).grade).toBe('B');
    expect(readOf({ starts: new Map([...late(1), [never, null]]), usage }).grade).toBe('A+');
  });

  it('uses the usage to check whether waiting teams had the assistant', () => {
    expect(stateOf(readOf(), 'waiting-waited')).toBe('not-confirmed');
    const waiting = plan.order.at(-1)?.key ?? '';
    const used = readOf({ usage: usageOf((key, week) => usedFrom(key === waiting ? 0 : weekOf(key))(week)) });
    expect(used.deviations).toEqual([{ kind: 'waiting-used', key: waiting, weeks: 26 }]);
    expect(stateOf(used, 'waiting-waited')).toBe('not-met');
    expect(used.grade).toBe('B');
  });

  it('is refused if the terms are inconsistent', () => {
    for (const part of [
      { slots: [0, 3, 7, 10] },
      { slots: [1, 3, 7, 10, 13] },
      { slots: [0, 7, 3, 10, 13] },
      { slots: [0, 3, 7, 10, 26] },
      { teams: plan.terms.teams.toReversed() },
      { teams: plan.terms.teams.map((team) => ({ ...team, key: 'SAME' })) },
      { alpha: 0.5 },
      { draws: 99 },
    ]) {
      expect(() => resultOf({ plan: { ...plan, terms: { ...plan.terms, ...part } } })).toThrow(RangeError);
    }
  });
});
