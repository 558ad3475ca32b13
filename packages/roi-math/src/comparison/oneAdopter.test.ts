import { describe, expect, it } from 'vitest';
import { comparisonTeam, controls, type SimulatedTeam } from '../../test/comparisonTeams.ts';
import { evidenceIn } from '../../test/simulated.ts';
import { membersOf, ownMember } from './members.ts';
import { oneAdopter } from './oneAdopter.ts';
import type { TeamSeries } from './teamSeries.ts';

const LAST_WEEKS = { kind: 'last-weeks' };
const ALONE = { ...evidenceIn({}), intervalPercent: [-90, 90] as const };
/** Common movements of all teams: a season and unrest. */
const shared = (week: number) => 0.2 * Math.sin(week / 4) + 0.1 * Math.sin(5 * week);
const after = (change: number) => (week: number) => shared(week) + (week >= 0 ? change : 0);
const project = (over: Partial<SimulatedTeam> = {}) => comparisonTeam({ level: after(-0.4), perWeek: 40, ...over });
const steady = (count: number, over: Partial<SimulatedTeam> = {}) =>
  controls(count, { level: shared, perWeek: 40, ...over });

/** Two controls that never have tickets in the same week. */
function alternating(): TeamSeries[] {
  return steady(2, { from: -41 }).map((team, index) => onlyIn(team, (week) => (week + 41) % 2 === index));
}

function onlyIn(team: TeamSeries, has: (week: number) => boolean): TeamSeries {
  const weeks = team.series.weeks.map((entry) =>
    has(entry.week) ? entry : { week: entry.week, count: 0, mean: null },
  );
  return { ...team, series: { ...team.series, weeks } };
}

const verifiedFor = (keys: readonly string[]) => new Map(keys.map((key) => [key, 26]));

function compared(
  own: TeamSeries,
  others: readonly TeamSeries[],
  alone: readonly [number, number] = [-90, 90],
  verified: ReadonlyMap<string, number> = new Map(),
) {
  const admitted = membersOf(others, verified).filter((member) => member.role !== 'left-out');
  const outcome = oneAdopter(ownMember(own), admitted, { ...ALONE, intervalPercent: [...alone] });
  if ('kind' in outcome) throw new Error(outcome.kind);
  return outcome;
}

describe('a project against controls', () => {
  it('raises no doubt if it has three good controls', () => {
    const { doubts, change, coMovement, ownChanges } = compared(project(), steady(3));
    expect(doubts).toEqual([]);
    expect(change.estimate).toBeCloseTo(-0.4, 1);
    expect(change.high).toBeLessThan(0);
    expect(coMovement).toBeGreaterThan(0.8);
    expect(ownChanges.size).toBe(4);
  });

  it('finds the opposite effect if the project and the control are swapped', () => {
    const [control] = steady(1);
    if (control === undefined) throw new Error('a control');
    const own = project();
    const one = compared(own, [control]).change;
    const other = compared({ ...control, adopted: own.adopted, adoptionWeek: 0 }, [
      { ...own, adopted: null, adoptionWeek: null },
    ]).change;
    expect(other.estimate).toBeCloseTo(-one.estimate, 9);
    expect(other.low).toBeCloseTo(-one.high, 9);
    expect(other.high).toBeCloseTo(-one.low, 9);
  });

  it('is doubted if it has fewer than three controls', () => {
    expect(compared(project(), steady(1)).doubts).toEqual([{ kind: 'few-controls', controls: 1, needed: 3 }]);
    expect(compared(project(), steady(2)).doubts).toEqual([{ kind: 'few-controls', controls: 2, needed: 3 }]);
    expect(compared(project(), steady(1)).ownChanges.size).toBe(1);
  });

  it('is doubted if a control changed by itself', () => {
    const secret = comparisonTeam({ key: 'S', adoptedAfter: null, perWeek: 40, level: after(-0.4), seed: 77 });
    const { doubts, ownChanges } = compared(project(), [...steady(3), secret]);
    const effectPercent = (1 - Math.exp(ownChanges.get(secret)?.estimate ?? NaN)) * 100;
    expect(doubts[0]).toEqual({ kind: 'changed-controls', controls: [{ name: 'Team S', effectPercent }] });
    expect(ownChanges.get(secret)?.estimate).toBeCloseTo(-0.4, 1);
  });

  it('is doubted because of a control only if usage does not verify that control', () => {
    const changing = { adoptedAfter: null, perWeek: 40, level: after(-0.4) };
    const [secret, other] = [
      comparisonTeam({ key: 'S', seed: 77, ...changing }),
      comparisonTeam({ key: 'T', seed: 78, ...changing }),
    ];
    const verify = (...keys: string[]) =>
      compared(project(), [...steady(6), secret, other], [-90, 90], verifiedFor(keys));
    const named = (outcome: ReturnType<typeof compared>) =>
      outcome.doubts.flatMap((doubt) =>
        doubt.kind === 'changed-controls' ? doubt.controls.map(({ name }) => name) : [],
      );
    expect(named(verify())).toEqual(['Team S', 'Team T']);
    expect(named(verify('S'))).toEqual(['Team T']);
    expect(named(verify('S', 'T'))).toEqual([]);
    expect(verify('S').limits.last).toEqual([
      { kind: 'chosen-first' },
      { kind: 'verified-controls', controls: 1, of: 8, weeks: 26 },
    ]);
    expect(verify().limits.last).toEqual([{ kind: 'chosen-first' }]);
    expect(verify('S', 'T').change).toEqual(verify().change);
    expect(compared(project(), alternating(), [-90, 90], verifiedFor(['C1'])).doubts).toContainEqual({
      kind: 'unchecked-controls',
      names: ['Team C2'],
    });
  });

  it('is doubted if its controls cannot be checked', () => {
    const { doubts, ownChanges } = compared(project(), alternating());
    expect(doubts).toContainEqual({ kind: 'unchecked-controls', names: ['Team C1', 'Team C2'] });
    expect(ownChanges.size).toBe(1);
  });

  it('is doubted if one control decides the verdict', () => {
    const odd = comparisonTeam({ key: 'S', adoptedAfter: null, perWeek: 40, level: after(0.6), seed: 77 });
    const { doubts } = compared(project({ level: shared }), [...steady(1), odd]);
    expect(doubts).toContainEqual({ kind: 'deciding-teams', names: ['Team S'] });
  });

  it('is doubted if the project had a trend of its own before adoption', () => {
    const trend = (perWeek: number) =>
      compared(project({ level: (week) => shared(week) + perWeek * week }), steady(3)).doubts.flatMap((doubt) =>
        doubt.kind === 'own-trend' ? [doubt.percentPerWeek] : [],
      );
    expect(trend(-0.02)).toEqual([expect.closeTo(-2, 0)]);
    expect(trend(0.02)).toEqual([expect.closeTo(2, 0)]);
  });

  it('is doubted if the controls do not move with the project', () => {
    const { doubts, coMovement } = compared(project(), steady(3, { level: (week) => -shared(week) }));
    expect(coMovement).toBeLessThan(0.35);
    expect(doubts).toContainEqual({ kind: 'little-co-movement' });
  });

  it('is doubted if the interval does not overlap with that of the project alone', () => {
    const said = (alone: readonly [number, number]) => compared(project(), steady(3), alone).doubts;
    expect(said([-80, -60])).toEqual([{ kind: 'contradicts-alone' }]);
    expect(said([80, 90])).toEqual([{ kind: 'contradicts-alone' }]);
    expect(said([-20, 30])).toEqual([]);
  });

  it('is doubted if the claim depends on the six weeks before adoption', () => {
    const spell = (change: number) =>
      compared(project({ level: (week) => shared(week) + (week < 0 && week >= -6 ? change : 0) }), steady(4));
    const crunch = spell(Math.log(1.35));
    expect(crunch.change.high).toBeLessThan(0);
    expect(crunch.doubts).toContainEqual(LAST_WEEKS);
    expect(crunch.limits.grade).toBe('A');
    const slower = spell(-0.5);
    expect(slower.change.low).toBeGreaterThan(0);
    expect(slower.doubts).toContainEqual(LAST_WEEKS);
    // A true saving remains if the six weeks are left out. If there is no claim, there is nothing to doubt.
    expect(compared(project({ level: after(Math.log(0.7)) }), steady(4)).doubts).toEqual([]);
    expect(compared(project({ level: shared }), steady(4)).doubts).toEqual([]);
  });

  it('is doubted if the interval is wide', () => {
    const restless = (week: number) => after(-0.4)(week) + 0.9 * Math.sin(2 * week);
    expect(compared(project({ level: restless }), steady(3)).doubts).toContainEqual({
      kind: 'wide-interval',
      factor: expect.any(Number),
    });
  });

  it('is doubted for a wide interval if the project has shocks of its own, but not if only its tickets differ', () => {
    const widths = (perWeek: number, own = shared) => {
      const { change, doubts } = compared(project({ perWeek, level: own }), steady(4, { perWeek }));
      return [change.high - change.low, doubts.some(({ kind }) => kind === 'wide-interval')] as const;
    };
    const [few, fewIsWide] = widths(6);
    expect(few).toBeGreaterThan(0.56);
    expect(few).toBeLessThan(0.7);
    expect(fewIsWide).toBe(false);
    const [own, ownIsWide] = widths(6, (week) => shared(week) + 0.5 * Math.sin(2 * week));
    expect(own).toBeLessThan(0.8);
    expect(ownIsWide).toBe(true);
    const [tiny, tinyIsWide] = widths(2);
    expect(tiny).toBeGreaterThan(0.8);
    expect(tinyIsWide).toBe(true);
  });
});
