import { describe, expect, it } from 'vitest';
import { asPlanned, plan, readOf, stateOf, usageOf, usedFrom, weekOf } from '../../test/planReport.ts';
import { PLAN_START } from '../../test/planWorld.ts';
import { mondayAfter } from '../../test/usageTeams.ts';

const started = plan.order.filter(({ week }) => week !== null);
const [first = '', second = ''] = started.map(({ key }) => key);

const STARTS = new Map(started.map(({ key, week }) => [key, mondayAfter(week ?? NaN, PLAN_START)]));

/** Usage of teams whose use begins in other weeks than planned. */
const usedOther = (other: (key: string, week: number) => number) =>
  usageOf((key, week) => (weekOf(key) === null ? 0 : other(key, week)));

describe('the starts of a plan', () => {
  it('are confirmed by usage, or by entering each of them', () => {
    expect(stateOf(readOf({ usage: asPlanned }), 'starts')).toBe('met');
    expect(stateOf(readOf({ starts: STARTS }), 'starts')).toBe('met');
  });

  it('are not confirmed if one was neither entered nor shown by usage', () => {
    expect(stateOf(readOf(), 'starts')).toBe('not-confirmed');
    const starts = new Map([...STARTS].slice(1));
    const hidden = usageOf((key, week) => usedFrom(weekOf(key))(week));
    const teams = hidden.sources.map((source) => ({
      ...source,
      teams: source.teams.filter(({ name }) => name.toUpperCase() !== first),
    }));
    expect(stateOf(readOf({ starts, usage: { ...hidden, sources: teams } }), 'starts')).toBe('not-confirmed');
  });

  it.each([
    ['no one ever used the assistant', () => 0, 'not-used'],
    ['it was used only in the last week', (_: string, week: number) => (week === 25 ? 30 : 0), 'not-used'],
    [
      'it was used only before the start',
      (key: string, week: number) => (week < (weekOf(key) ?? 0) ? 30 : 0),
      'not-used',
    ],
    ['it was used all the time', () => 30, 'used-before'],
    ['use began five weeks late', (key: string, week: number) => usedFrom((weekOf(key) ?? 0) + 5)(week), 5],
  ])('are contradicted if %s', (_, other, use) => {
    const result = readOf({ usage: usedOther(other) });
    const ofUsage = result.deviations.filter((one) => one.kind === 'usage-start');
    expect(ofUsage.some((one) => one.use === use)).toBe(true);
    expect(stateOf(result, 'starts')).toBe('not-met');
    expect(result.grade).toBe('B');
  });

  it('are contradicted if two teams swapped their places', () => {
    const swapped = usedOther((key, week) => {
      const other = key === first ? plan.order[4]?.key : key === plan.order[4]?.key ? first : key;
      return usedFrom(weekOf(other ?? ''))(week);
    });
    const result = readOf({ usage: swapped });
    const uses = Object.fromEntries(
      result.deviations.flatMap((one) => (one.kind === 'usage-start' ? [[one.key, one.use]] : [])),
    );
    expect(uses).toEqual({ [first]: 13, [plan.order[4]?.key ?? '']: 'used-before' });
  });

  it('are compared with the entered day, not with the planned one', () => {
    const late = usedOther((key, week) => usedFrom((weekOf(key) ?? 0) + (key === second ? 6 : 0))(week));
    const starts = new Map([[second, '2026-03-09']]);
    const result = readOf({ usage: late, starts });
    expect(result.deviations).toMatchObject([{ kind: 'late-start', key: second }]);
    expect(stateOf(result, 'starts')).toBe('met');
  });
});
