import { describe, expect, it } from 'vitest';
import { comparisonTeam, controls, type SimulatedTeam } from '../../test/comparisonTeams.ts';
import { evidenceIn } from '../../test/simulated.ts';
import { membersOf, ownMember } from './members.ts';
import { oneAdopter } from './oneAdopter.ts';
import type { TeamSeries } from './teamSeries.ts';

const ALONE = { ...evidenceIn({}), interval_percent: [-90, 90] as const };
/** What every team shares: a season and unrest. */
const shared = (week: number) => 0.2 * Math.sin(week / 4) + 0.1 * Math.sin(5 * week);
const after = (change: number) => (week: number) => shared(week) + (week >= 0 ? change : 0);
const project = (over: Partial<SimulatedTeam> = {}) => comparisonTeam({ level: after(-0.4), perWeek: 40, ...over });
const steady = (count: number, over: Partial<SimulatedTeam> = {}) =>
  controls(count, { level: shared, perWeek: 40, ...over });

/** Two controls, neither of which has tickets in a week in which the other has. */
function alternating(): TeamSeries[] {
  return steady(2, { from: -41 }).map((team, index) => onlyIn(team, (week) => (week + 41) % 2 === index));
}

function onlyIn(team: TeamSeries, has: (week: number) => boolean): TeamSeries {
  const weeks = team.series.weeks.map((entry) =>
    has(entry.week) ? entry : { week: entry.week, count: 0, mean: null },
  );
  return { ...team, series: { ...team.series, weeks } };
}

function compared(own: TeamSeries, others: readonly TeamSeries[], alone: readonly [number, number] = [-90, 90]) {
  const admitted = membersOf(own, others).filter((member) => member.role !== 'left-out');
  const outcome = oneAdopter(ownMember(own), admitted, { ...ALONE, interval_percent: [...alone] });
  if (typeof outcome === 'string') throw new Error(outcome);
  return outcome;
}

describe('a project against controls', () => {
  it('has no doubt with three good controls', () => {
    const { doubts, change, coMovement, ownChanges } = compared(project(), steady(3));
    expect(doubts).toEqual([]);
    expect(change.estimate).toBeCloseTo(-0.4, 1);
    expect(change.high).toBeLessThan(0);
    expect(coMovement).toBeGreaterThan(0.8);
    expect(ownChanges.size).toBe(4);
  });

  it('finds the opposite when project and control change places', () => {
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

  it('needs three controls', () => {
    expect(compared(project(), steady(1)).doubts).toEqual([expect.stringMatching(/only one team to compare with/)]);
    expect(compared(project(), steady(2)).doubts).toEqual([expect.stringMatching(/only 2 teams without/)]);
    expect(compared(project(), steady(1)).ownChanges.size).toBe(1);
  });

  it('doubts a control that changed by itself', () => {
    const secret = comparisonTeam({ key: 'S', adoptedAfter: null, perWeek: 40, level: after(-0.4), seed: 77 });
    const { doubts, ownChanges } = compared(project(), [...steady(3), secret]);
    expect(doubts[0]).toMatch(/^A control changed by itself .* “Team S” \(3\d% less time\)/);
    expect(ownChanges.get(secret)?.estimate).toBeCloseTo(-0.4, 1);
  });

  it('doubts controls that cannot be checked', () => {
    const { doubts, ownChanges } = compared(project(), alternating());
    expect(doubts).toContain(
      'Nothing says whether “Team C1”, “Team C2” changed at the date of adoption as well: too few weeks have tickets of both that and the other controls.',
    );
    expect(ownChanges.size).toBe(1);
  });

  it('doubts a verdict that one control decides', () => {
    const odd = comparisonTeam({ key: 'S', adoptedAfter: null, perWeek: 40, level: after(0.6), seed: 77 });
    const { doubts } = compared(project({ level: shared }), [...steady(1), odd]);
    expect(doubts.join(' ')).toMatch(/without “Team S”, it would be another/);
  });

  it('doubts a trend of its own before adoption', () => {
    const { doubts } = compared(project({ level: (week) => shared(week) - 0.02 * week }), steady(3));
    expect(doubts.join(' ')).toMatch(/already falling by (1\.[6-9]|2\.\d)% a week/);
    const rising = compared(project({ level: (week) => shared(week) + 0.02 * week }), steady(3)).doubts;
    expect(rising.join(' ')).toMatch(/already rising by/);
  });

  it('doubts controls that do not move with the project', () => {
    const { doubts, coMovement } = compared(project(), steady(3, { level: (week) => -shared(week) }));
    expect(coMovement).toBeLessThan(0.35);
    expect(doubts.join(' ')).toMatch(/do not move with the team/);
  });

  it('doubts an interval that has nothing in common with that of the project alone', () => {
    const said = (alone: readonly [number, number]) => compared(project(), steady(3), alone).doubts.join(' ');
    expect(said([-80, -60])).toMatch(/nothing in common/);
    expect(said([80, 90])).toMatch(/nothing in common/);
    expect(said([-20, 30])).toBe('');
  });

  it('doubts a wide interval', () => {
    const restless = (week: number) => after(-0.4)(week) + 0.9 * Math.sin(2 * week);
    expect(compared(project({ level: restless }), steady(3)).doubts.join(' ')).toMatch(/interval is wide/);
  });
});
