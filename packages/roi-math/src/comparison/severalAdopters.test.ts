import { evidenceFrom } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { comparisonTeam, controls, type SimulatedTeam } from '../../test/comparisonTeams.ts';
import { simulated } from '../../test/simulated.ts';
import { ADOPTION, endOf } from '../../../../tools/bench/math/worlds/jobs.ts';
import { analyzeTickets, type TicketAnalysis } from '../index.ts';
import { compareTeams } from './compareTeams.ts';
import type { TeamSeries } from './teamSeries.ts';

const real = analyzeTickets(simulated({}), { adoptionDate: ADOPTION, asOf: endOf(13), timeZone: 'UTC' });
const analysis = (grade: 'B' | 'D' = 'B'): TicketAnalysis => ({
  ...real,
  evidence: evidenceFrom({ ...real.evidence, grade, intervalPercent: [-90, 90] }),
});
const shared = (week: number) => 0.2 * Math.sin(week / 4) + 0.1 * Math.sin(5 * week);
/** A team whose ln(hours) are lower by `saved` from its adoption on. */
const adopter = (key: string, adoptedAfter: number, saved = 0.3, over: Partial<SimulatedTeam> = {}) =>
  comparisonTeam({
    key,
    adoptedAfter,
    perWeek: 30,
    level: (week) => shared(week) - (week * 7 >= adoptedAfter ? saved : 0),
    seed: 50 + adoptedAfter,
    ...over,
  });
const own = adopter('OWN', 0);
const steady = (count: number) => controls(count, { level: shared, perWeek: 30 });
const compared = (others: readonly TeamSeries[], grade: 'B' | 'D' = 'B') => compareTeams(analysis(grade), own, others);

describe('several adopters', () => {
  it('form a panel with their controls, and reach grade A', () => {
    const { comparison, evidence } = compared([adopter('A1', -56), adopter('A2', -112), ...steady(3)]);
    expect(comparison).toMatchObject({ design: 'panel', verdict: 'faster', doubts: [], reasons: [] });
    expect(comparison.effectPercent).toBeCloseTo(26, -1);
    expect(comparison.coMovement).toBeGreaterThan(0.35);
    expect(comparison.teams.map(({ role, weight }) => [role, weight !== null])).toEqual([
      ['adopter', false],
      ['adopter', false],
      ['adopter', false],
      ['control', true],
      ['control', true],
      ['control', true],
    ]);
    for (const { ownChange } of comparison.teams) expect(ownChange).not.toBeNull();
    expect(evidence.grade).toBe('A');
    expect(evidence.gradeReasons).toEqual([{ kind: 'chosen-first' }, { kind: 'one-effect', teams: 3 }]);
    expect(comparison.program).toMatchObject({ adopters: 3, tickets: 3 * 13 * 30 });
    // 3 teams, each with 390 tickets of 10 hours. The saving for h hours is h (e^0.3 − 1).
    expect(comparison.program?.savedHours).toBeCloseTo(3 * 3900 * (Math.exp(0.3) - 1), -3);
    const [low, high] = comparison.program?.savedHoursInterval ?? [NaN, NaN];
    expect(low).toBeGreaterThan(0);
    expect(high).toBeGreaterThan(comparison.program?.savedHours ?? NaN);
  });

  it('have an effect for each quarter since adoption that has six weeks', () => {
    const fading = (adoptedAfter: number) => {
      const level = (week: number) => shared(week) - ([0.4, 0.2, 0][Math.floor((week - adoptedAfter / 7) / 13)] ?? 0);
      return adopter(`A${adoptedAfter}`, adoptedAfter, 0, { perWeek: 200, level });
    };
    const curveOf = (...dates: readonly number[]) =>
      compareTeams(analysis(), fading(0), [...dates.map(fading), ...controls(4, { level: shared, perWeek: 200 })])
        .comparison;
    const { eventTime, effectPercent } = curveOf(-133, -140);
    const changes = eventTime.map(({ effectPercent: effect }) => Math.log(1 - effect / 100));
    expect(changes).toHaveLength(33);
    for (const [week, change] of changes.entries()) {
      expect(change).toBe(changes[week - (week % 13)]);
      expect(Math.abs(change + ([0.4, 0.2, 0][Math.floor(week / 13)] ?? NaN))).toBeLessThan(0.06);
    }
    expect(eventTime[0]?.effectPercent).toBe(effectPercent);
    expect(curveOf(-126).eventTime).toHaveLength(26);
    expect(curveOf(0).eventTime).toEqual([]);
  });

  it('need no controls if they adopt on different dates, but then do not reach grade A', () => {
    const { comparison, evidence } = compared([adopter('A1', -56), adopter('A2', -112)]);
    expect(comparison).toMatchObject({ design: 'panel', coMovement: null });
    expect(comparison.doubts[0]).toEqual({ kind: 'few-controls', controls: 0, needed: 3 });
    expect(evidence.grade).not.toBe('A');
    const last = comparison.series.findLast(({ comparisonHours }) => comparisonHours !== null);
    expect(last?.weekStart).toBe('2025-06-23');
  });

  it('raise a doubt if the change of the project alone does not support the verdict', () => {
    const others = [adopter('A1', -28, 0.5), adopter('A2', -56, 0.5), adopter('A3', -84, 0.5), ...steady(4)];
    const { comparison, evidence } = compareTeams(analysis(), adopter('OWN', 0, 0), others);
    expect(comparison.verdict).toBe('faster');
    expect(comparison.teams[0]?.ownChange?.intervalPercent[0]).toBeLessThan(0);
    expect(comparison.doubts).toContainEqual({ kind: 'differs-from-adopters' });
    expect(evidence.grade).not.toBe('A');
  });

  it('raise a doubt if the controls have too few weeks before the first adoption to be checked', () => {
    const young = controls(4, { level: shared, perWeek: 30, from: -25 });
    const { comparison, evidence } = compared([adopter('A1', -140), ...young]);
    expect(comparison.coMovement).toBeNull();
    expect(comparison.doubts).toContainEqual({ kind: 'unknown-co-movement' });
    expect(evidence.grade).not.toBe('A');
  });

  it('have the mean effect of the observed weeks, although the effect still grows', () => {
    const growing = { to: 6, level: (week: number) => shared(week) - (week >= 0 ? 0.05 * (week + 1) : 0) };
    const { comparison } = compareTeams(analysis(), adopter('OWN', 0, 0, growing), [
      adopter('A1', 0, 0, { ...growing, seed: 61 }),
      adopter('A2', 0, 0, { ...growing, seed: 62 }),
      ...controls(4, { level: shared, perWeek: 30, to: 6 }),
    ]);
    const saved = 1 - Math.exp(-0.175);
    expect(comparison.design).toBe('panel');
    expect(Math.abs((comparison.effectPercent ?? NaN) - 100 * saved)).toBeLessThan(5);
    const hours = 3 * 6 * 300;
    expect(Math.abs((comparison.program?.savedHours ?? NaN) / (hours * (Math.exp(0.175) - 1)) - 1)).toBeLessThan(0.3);
    expect(comparison.program?.savedHoursInterval[0]).toBeGreaterThan(-hours);
  });

  it('are not compared if there is no control and all adopt within six weeks, because those weeks are left out', () => {
    const { comparison } = compared([adopter('A1', -7, 0.3), adopter('A2', 0)]);
    expect([comparison.design, comparison.reasons]).toEqual([null, [{ kind: 'close-dates' }]]);
    expect(compared([adopter('A1', -49, 0.3), adopter('A2', 0)]).comparison.design).toBe('panel');
  });

  it('count as a single experiment if all adopt on the same date', () => {
    const { comparison, evidence } = compared([adopter('A1', 0), adopter('A2', 4)]);
    expect(comparison).toMatchObject({ design: 'same-date', coMovement: null, eventTime: [] });
    expect(comparison.doubts).not.toContainEqual({ kind: 'one-experiment' });
    expect(evidence.gradeReasons.slice(0, 2)).toEqual([
      { kind: 'one-experiment' },
      { kind: 'never-better', grade: 'B' },
    ]);
    expect(evidence.gradeReasons.at(-1)).toEqual({ kind: 'no-control' });
    expect(evidence.method).toBe('comparison');
    expect(comparison.program?.adopters).toBe(3);
    expect(comparison.teams.every(({ ownChange }) => ownChange === null)).toBe(true);
    expect(compared([adopter('A1', 0)], 'D').evidence.grade).toBe('D');
  });

  it('form a panel even if all adopt on the same date, as long as another team has not adopted', () => {
    expect(compared([adopter('A1', 0), ...steady(1)]).comparison.design).toBe('panel');
  });

  it('raise a doubt about a wide interval if the teams have shocks of their own, but not if only their tickets differ', () => {
    const widthOf = (own: (week: number) => number) => {
      const over = { perWeek: 4, to: 8, level: own };
      const changing = (key: string, adoptedAfter: number) => adopter(key, adoptedAfter, 0, over);
      const others = [changing('A1', -56), ...controls(2, { ...over, level: shared })];
      const { comparison } = compareTeams(analysis(), changing('OWN', 0), others);
      const [low, high] = comparison.intervalPercent ?? [NaN, NaN];
      const width = Math.log((100 - low) / (100 - high));
      return [width, comparison.doubts.some(({ kind }) => kind === 'wide-interval')] as const;
    };
    const [width, isWide] = widthOf(shared);
    expect(width).toBeGreaterThan(0.55);
    expect(isWide).toBe(false);
    const [unrest, unrestIsWide] = widthOf((week) => shared(week) + 0.75 * Math.sin(2 * week));
    expect(unrest).toBeLessThan(0.8);
    expect(unrestIsWide).toBe(true);
  });

  it('give the same result in whatever order they are named', () => {
    const others = [adopter('A1', -56), adopter('A2', -112), ...steady(2)];
    expect(JSON.stringify(compared(others.toReversed()))).toBe(JSON.stringify(compared(others)));
  });

  it('raise a doubt if one team decides the verdict', () => {
    const doubts = compared([adopter('A1', -56, -0.3), adopter('A2', -112, 1.2), ...steady(3)]).comparison.doubts;
    expect(doubts).toContainEqual({ kind: 'deciding-teams', names: expect.any(Array) });
  });

  it('leave out the six weeks before each adoption date, so that bad weeks before it make no claim', () => {
    const comparedWith = (change: (days: number) => number, dates: readonly [number, number]) => {
      const changing = (key: string, adoptedAfter: number) =>
        adopter(key, adoptedAfter, 0, { level: (week) => shared(week) + change(week * 7 - adoptedAfter) });
      const others = [changing('A1', dates[0]), changing('A2', dates[1]), ...steady(4)];
      const { comparison, evidence } = compareTeams(analysis(), changing('OWN', 0), others);
      return { ...comparison, grade: evidence.grade };
    };
    const crunch = (days: number) => (days < 0 && days >= -42 ? Math.log(1.35) : 0);
    const saving = (days: number) => (days >= 0 ? Math.log(0.7) : 0);
    for (const dates of [
      [-56, -112],
      // In the middle of a week. That week counts neither as before nor as after.
      [-52, -108],
    ] as const) {
      const found = comparedWith(crunch, dates);
      expect(found).toMatchObject({ design: 'panel', verdict: 'no-detectable-change' });
      expect(Math.abs(found.effectPercent ?? NaN)).toBeLessThan(5);
      expect(comparedWith(saving, dates)).toMatchObject({ design: 'panel', verdict: 'faster', doubts: [], grade: 'A' });
    }
  });
});
