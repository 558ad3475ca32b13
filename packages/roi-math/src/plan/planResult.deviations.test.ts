import { describe, expect, it } from 'vitest';
import { found, plan, readOf, resultOf, tracker, unused, usageOf, weekOf } from '../../test/planReport.ts';
import { ISSUE, planOf } from '../../test/planWorld.ts';
import { drawPlan, MEASUREMENT_VERSION, type PlanResultInput } from '../index.ts';

const kindsOf = (over: Partial<PlanResultInput>) => resultOf(over).deviations.map(({ kind }) => kind);

describe('the report on a plan that was not followed', () => {
  it('names a file that was changed, and analyzes the order in the file', () => {
    const changed = { ...plan, terms: { ...plan.terms, smallestSaving: 0.1 } };
    const result = readOf({ plan: changed, usage: unused });
    expect(result.deviations).toEqual([{ kind: 'changed' }]);
    expect(result.grade).toBe('C');
    expect(result.savedPercent).toBeCloseTo(readOf().savedPercent, 9);
    const { order } = planOf(8, undefined, { ...ISSUE, id: '1' });
    const followed = { ...changed, order };
    expect(readOf({ plan: followed, reading: tracker({ followed }) }).savedPercent).toBeGreaterThan(30);
    const partial = { ...followed, order: order.slice(1) };
    expect(readOf({ plan: partial }).savedPercent).toBeCloseTo(result.savedPercent, 9);
  });

  it('analyzes the order that the code and the registration draw, not the order in the file', () => {
    const other = { ...plan, order: drawPlan(plan.terms, { ...ISSUE, id: '1' }).order };
    const result = readOf({ plan: other, usage: unused });
    expect(result.deviations).toEqual([{ kind: 'other-order' }]);
    expect(result.savedPercent).toBe(readOf().savedPercent);
    expect(result.grade).toBe('A');
  });

  it('names every fault of the registration, the tracker or the measurement', () => {
    const random = planOf(8, undefined, { kind: 'random', seed: 'c'.repeat(64), drawn: '2025-12-20T08:15:02Z' });
    expect(kindsOf({ plan: random, registered: null })).toEqual(['not-witnessed']);
    const late = planOf(8, undefined, { ...ISSUE, created: '2026-01-05T00:00:00.000Z' });
    expect(kindsOf({ plan: late, registered: null })).toEqual(['registered-late']);
    for (const why of ['missing', 'other-code', 'several', 'edited', 'several-codes', 'out-of-order'] as const) {
      expect(resultOf({ registered: { kind: why } }).deviations).toEqual([{ kind: 'not-confirmed', why }]);
    }
    const moved = { ...found, created: '2025-12-20T08:15:03.123Z' };
    expect(resultOf({ registered: moved }).deviations).toEqual([{ kind: 'not-confirmed', why: 'other-time' }]);
    expect(kindsOf({ reading: { ...tracker(), host: 'other.example.com' } })).toEqual(['other-host']);
    const old = drawPlan({ ...plan.terms, measurementVersion: '3.0.0' }, ISSUE);
    expect(resultOf({ plan: old }).deviations).toEqual([
      { kind: 'other-measurement', planned: '3.0.0', used: MEASUREMENT_VERSION },
    ]);
  });

  it.each([
    ['no other plan is registered', found.others, 'met'],
    ['other plans are registered', { count: 1, keys: ['OPS-9'] }, 'unknown'],
    ['other plans were not counted', null, 'unknown'],
  ])('calls the plan’s condition, if %s: %s', (_, others, state) => {
    const { conditions } = readOf({ registered: { ...found, others } });
    expect(conditions.find(({ kind }) => kind === 'plan-valid')?.state).toBe(state);
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
    const result = readOf({ starts, usage: unused });
    expect(result.deviations.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual([
      { kind: 'early-start', key: last?.key, planned: '2026-07-06', started: '2026-06-01' },
      { kind: 'late-start', key: first?.key, planned: '2026-01-05', started: '2026-01-19' },
      { kind: 'not-started', key: third?.key, planned: '2026-02-23' },
    ]);
    expect(result.savedPercent).toBe(readOf().savedPercent);
    const states = result.conditions.filter(({ state }) => state === 'failed').map(({ kind }) => kind);
    expect(states).toEqual(['starts', 'waiting-unused']);
    expect(result.grade).toBe('B');
  });

  it('allows a fifth of the teams to start more than a week late', () => {
    const late = (weeks: number) => new Map([[plan.order[0]?.key ?? '', weeks === 1 ? '2026-01-12' : '2026-01-13']]);
    expect(readOf({ starts: late(2), usage: unused }).grade).toBe('A+');
    const both = new Map([...late(2), [plan.order[1]?.key ?? '', null]]);
    expect(readOf({ starts: both, usage: unused }).grade).toBe('A');
    const one = new Map([...late(1), [plan.order[1]?.key ?? '', null]]);
    expect(readOf({ starts: one, usage: unused }).grade).toBe('A+');
  });

  it('uses the usage to check whether waiting teams had the assistant', () => {
    expect(readOf().conditions.find(({ kind }) => kind === 'waiting-unused')?.state).toBe('unknown');
    expect(readOf().grade).toBe('A');
    const waiting = plan.order.at(-1)?.key ?? '';
    const used = readOf({ usage: usageOf((key) => (weekOf(key) === null && key !== waiting ? 0 : 30)) });
    expect(used.deviations).toEqual([{ kind: 'waiting-used', key: waiting, weeks: 26 }]);
    expect(used.conditions.find(({ kind }) => kind === 'waiting-unused')?.state).toBe('failed');
    expect(used.grade).toBe('A');
  });

  it('keeps the place of a lost team in the order, and counts each condition that is not met', () => {
    const lost = plan.order[4]?.key ?? '';
    const reading = tracker();
    const teams = reading.teams.flatMap((team) => {
      if (team.key === lost) return [];
      if (team.key === plan.order[1]?.key && team.kind === 'read') {
        return [{ ...team, doubts: ['mix' as const, 'size' as const], measure: 'logged' as const }];
      }
      return [team];
    });
    const result = readOf({ reading: { ...reading, teams } });
    expect(result.deviations.map(({ kind }) => kind).toSorted()).toEqual([
      'doubt',
      'doubt',
      'lost-team',
      'other-measure',
    ]);
    expect(result.possible).toBe(6720);
    expect(result.hours.find(({ key }) => key === lost)?.hours).toBe(0);
    expect(result.grade).toBe('B');
    const four = teams.slice(0, 4);
    const few = readOf({ reading: { ...reading, teams: four } });
    expect(few.conditions.find(({ kind }) => kind === 'teams')?.state).toBe('failed');
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
