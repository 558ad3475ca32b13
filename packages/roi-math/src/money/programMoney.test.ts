import { type Program, type Report, evidenceFrom } from '@roi-insight/contracts';
import { clearWin, comparisonGradeA, comparisonSameDate, comparisonStaggered } from '@roi-insight/contracts/fixtures';
import { array, assert, double, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultEconomics } from './economics.ts';
import { programMoney } from './programMoney.ts';

/** 13 weeks of 5 days of 8 hours for each of 25 people. */
const TEAM_HOURS = 13 * 40 * 25;

function reportOf(program: Partial<Program>, verdict: 'faster' | 'no-detectable-change' = 'faster'): Report {
  const { comparison, evidence } = comparisonStaggered;
  if (comparison === undefined || evidence === undefined || !comparison.program) throw new Error('a program');
  return {
    ...comparisonStaggered,
    evidence: evidenceFrom({ ...evidence, verdict, grade: 'B' }),
    comparison: { ...comparison, program: { ...comparison.program, ...program } },
  };
}

const teams = (...hours: (readonly [measured: number, observed: number])[]): Program['teams'] =>
  hours.map(([measuredHours, observedHours], index) => ({
    key: `T${index}`,
    from: '2025-06-02',
    days: 91,
    measuredHours,
    observedHours,
  }));

const saving = { savedHours: 1000, savedHoursInterval: [500, 2000] as [number, number], headlineHours: 800 };
const { hourly_rate: RATE } = comparisonStaggered.summary_metrics.assumptions;

describe('the money of a program', () => {
  it('is known only if the program has several adopters and a team size', () => {
    expect(programMoney(clearWin, defaultEconomics)).toBeNull();
    expect(programMoney(comparisonGradeA, defaultEconomics)).toBeNull();
    expect(programMoney(comparisonStaggered, { ...defaultEconomics, seats: 0 })).toBeNull();
  });

  it('is the sum of the savings of the teams', () => {
    const money = programMoney(reportOf({ ...saving, teams: teams([3000, 5000], [1000, 5000]) }), defaultEconomics);
    expect(money?.saved).toEqual({ low: 500 * RATE, base: 800 * RATE, high: 2000 * RATE });
    expect(money?.realized).toEqual({ low: 150 * RATE, base: 400 * RATE, high: 1600 * RATE });
    expect(money?.projection).toMatchObject({ kind: 'estimate' });
  });

  it('is never more than the difference between the averages of a team', () => {
    const money = programMoney(reportOf({ ...saving, teams: teams([3000, 60], [1000, -50]) }), defaultEconomics);
    // The second team's quarter of the hours is a saving, but its averages show a loss, which counts at the same rate.
    expect(money?.saved).toEqual({ low: 10 * RATE, base: 10 * RATE, high: 60 * RATE });
    expect(money?.realized.base).toBeCloseTo((30 - 25) * RATE, 6);
  });

  it('counts parallel hours once, separately for each team', () => {
    const worked = 4 * TEAM_HOURS;
    const program = { savedHours: 100, savedHoursInterval: [50, 200] as [number, number], headlineHours: 80 };
    const money = programMoney(reportOf({ ...program, teams: teams([worked, 1e6], [0.001, 1e6]) }), defaultEconomics);
    expect(money?.saved.base).toBeCloseTo((80 / 4) * RATE, 1);
  });

  it('is the whole interval instead of an annual figure if no change was detected, whatever the averages are', () => {
    const program = { ...saving, savedHoursInterval: [-500, 2000] as [number, number], teams: teams([4000, -50]) };
    const money = programMoney(reportOf(program, 'no-detectable-change'), defaultEconomics);
    expect(money).toMatchObject({
      isClaim: false,
      saved: { low: -500 * RATE, high: 2000 * RATE },
      realized: { low: -400 * RATE, high: 1600 * RATE },
      projection: { kind: 'range' },
    });
  });

  it('is not claimed if the averages of all teams show a loss', () => {
    const contradicted = { ...saving, teams: teams([3000, -60], [1000, -50]) };
    expect(programMoney(reportOf(contradicted), defaultEconomics)).toMatchObject({
      isClaim: false,
      projection: { kind: 'range' },
    });
  });

  it('has no high end if the interval is too wide', () => {
    const wide = { ...saving, savedHoursInterval: [-3900, 1e5] as [number, number], teams: teams([4000, 5000]) };
    expect(programMoney(reportOf(wide), defaultEconomics)?.saved.high).toBeNull();
  });

  it('never exceeds the hours that the teams work', () => {
    const hours = double({ min: 1, max: 1e6, noNaN: true });
    const team = tuple(hours, double({ min: -1e6, max: 1e6, noNaN: true }));
    assert(
      property(
        array(team, { minLength: 2, maxLength: 5 }),
        tuple(hours, hours, hours),
        integer({ min: 1, max: 100 }),
        (members, [one, two, three], seats) => {
          const [low, base, high] = [one, two, three].toSorted((a, b) => a - b);
          const money = programMoney(
            reportOf({
              savedHours: base ?? 0,
              headlineHours: base ?? 0,
              savedHoursInterval: [low ?? 0, high ?? 0],
              teams: teams(...members),
            }),
            { ...defaultEconomics, seats },
          );
          if (money === null) throw new Error('a size');
          const limit = members.length * ((TEAM_HOURS / 25) * seats) * RATE * (1 + 1e-9);
          expect(money.saved.low).toBeLessThanOrEqual(money.saved.base);
          expect(money.saved.base).toBeLessThanOrEqual((money.saved.high ?? Infinity) + 1e-6);
          for (const end of [money.saved.base, money.saved.high ?? 0]) expect(end).toBeLessThanOrEqual(limit);
        },
      ),
    );
  });

  it('has a saving in both example reports', () => {
    for (const report of [comparisonStaggered, comparisonSameDate]) {
      const money = programMoney(report, defaultEconomics);
      expect(money?.saved.base).toBeTypeOf('number');
      expect(report.comparison?.program?.teams[0]?.key).toBe(report.comparison?.teams[0]?.key);
    }
  });
});
