import { evidenceFrom, type TeamUsage } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { comparisonTeam, controls, type SimulatedTeam } from '../../test/comparisonTeams.ts';
import { simulated } from '../../test/simulated.ts';
import { usageWeeks } from '../../test/usageTeams.ts';
import { ADOPTION, endOf } from '../../../../tools/bench/math/worlds/jobs.ts';
import { analyzeTickets } from '../index.ts';
import { compareTeams } from './compareTeams.ts';
import type { TeamSeries } from './teamSeries.ts';

const real = analyzeTickets(simulated({}), { adoptionDate: ADOPTION, asOf: endOf(13), timeZone: 'UTC' });
const analysis = { ...real, evidence: evidenceFrom({ ...real.evidence, intervalPercent: [-90, 90] }) };
const shared = (week: number) => 0.2 * Math.sin(week / 4) + 0.1 * Math.sin(5 * week);
const YEAR = { to: 13, shownTo: 52, perWeek: 60 } as const;

/** A team that saves these amounts of ln(hours), one for each quarter after its adoption. */
const adopter = (key: string, weeks: number, saved: readonly number[], over: Partial<SimulatedTeam> = {}) =>
  comparisonTeam({
    ...YEAR,
    key,
    adoptedAfter: 7 * weeks,
    level: (week) => shared(week) - (week < weeks ? 0 : (saved[Math.floor((week - weeks) / 13)] ?? saved.at(-1) ?? 0)),
    seed: 50 + weeks,
    ...over,
  });
const steady = (count: number, over: Partial<SimulatedTeam> = {}) =>
  controls(count, { ...YEAR, level: shared, ...over });
const compared = (own: TeamSeries, others: readonly TeamSeries[]) => compareTeams(analysis, own, others);
const savedIn = ({ evidence }: ReturnType<typeof compared>) =>
  evidence.quarters?.map(({ effectPercent }) => Math.log(1 - (effectPercent ?? NaN) / 100));

type SilentIn = number | null;

/** The team if it had no tickets in this quarter; quarters are counted from 1. */
function silent(team: TeamSeries, quarter: SilentIn): TeamSeries {
  const isIn = (week: number) => Math.floor(week / 13) + 1 === quarter;
  return {
    ...team,
    shownSeries: {
      ...team.shownSeries,
      weeks: team.shownSeries.weeks.map((entry) => (isIn(entry.week) ? { ...entry, count: 0, mean: null } : entry)),
    },
    quarters: team.quarters.map((one, index) => (index + 1 === quarter ? { ...one, tickets: 0, weeks: 0 } : one)),
  };
}

const FADING = [0.4, 0.2, 0, 0];

describe('the quarters of a comparison', () => {
  it.each([
    ['one adopter', steady(6)],
    ['several adopters', [adopter('A1', -20, FADING), ...steady(4)]],
  ])('show the effect after subtracting the changes that all teams share: %s', (_, others) => {
    const found = compared(adopter('OWN', 0, FADING), others);
    const saved = savedIn(found) ?? [];
    expect(saved).toHaveLength(4);
    for (const [index, amount] of FADING.entries()) expect(saved[index]).toBeCloseTo(-amount, 0.7);
    expect(found.comparison.quarters).toEqual(found.evidence.quarters);
    expect(found.evidence.lasting).toMatch(/^(gone|fading)$/);
  });

  it('are adjusted for the trend if the teams adopted together', () => {
    const found = compared(adopter('OWN', 0, [0.4]), [adopter('A1', 0, [0.4])]);
    expect(found.comparison.design).toBe('same-date');
    expect(savedIn(found)).toHaveLength(4);
  });

  it('start with the estimate of the verdict, and do not change the verdict', () => {
    const [short, long] = [13, 52].map((shownTo) =>
      compared(adopter('OWN', 0, [0.4], { shownTo }), steady(6, { shownTo })),
    );
    expect(long?.evidence.quarters?.[0]).toMatchObject({
      effectPercent: short?.comparison.effectPercent,
      headlinePercent: short?.comparison.headlinePercent,
    });
    expect(long?.comparison.intervalPercent).toEqual(short?.comparison.intervalPercent);
    expect(short?.evidence).toMatchObject({ quarters: null, lasting: null });
  });

  it.each<[string, SilentIn, SilentIn, SilentIn]>([
    ['the adopter', 2, null, null],
    ['all controls', null, 2, null],
    ['the teams that adopted together', 2, null, 2],
  ])('continue after a quarter in which %s completed no ticket', (_, own, others, adopters) => {
    const found = compared(
      silent(adopter('OWN', 0, [0.4]), own),
      adopters === null ? steady(4).map((team) => silent(team, others)) : [silent(adopter('A1', 0, [0.4]), adopters)],
    );
    expect(savedIn(found)?.map(Number.isNaN)).toEqual([false, true, false, false]);
  });

  it('have no estimate when every control has adopted', () => {
    const late = steady(4, { adoptedAfter: 7 * 26 });
    const { evidence } = compared(adopter('OWN', 0, [0.4]), late);
    expect(evidence.quarters?.map(({ effectPercent }) => effectPercent !== null)).toEqual([true, true, false, false]);
  });

  it.each([
    ['one adopter', []],
    ['several adopters', [adopter('A1', -20, [0.4])]],
  ])('use the weeks of a control only until it used the assistant: %s', (_, adopters) => {
    const own = adopter('OWN', 0, [0.4]);
    const sped = steady(2, { level: (week) => shared(week) - (week < 13 ? 0 : 0.4) });
    const [clean] = steady(1, { key: 'C3', seed: 300 });
    if (clean === undefined) throw new Error('a control');
    const others = [...adopters, ...sped, clean];
    const plain = compared(own, others);
    const found = compareTeams(analysis, own, others, usageOf(others, { C1: 30, C2: 30, C3: 0 }));
    expect(found.comparison).toEqual({
      ...plain.comparison,
      doubts: found.comparison.doubts,
      quarters: expect.anything(),
    });
    expect(found.comparison.quarters?.[0]).toEqual(plain.comparison.quarters?.[0]);
    expect(found.evidence.gradeReasons).toContainEqual({ kind: 'verified-controls', controls: 3, of: 3, weeks: 52 });
    expect(savedIn(found)?.[1]).toBeCloseTo(-0.4, 0.7);
    const later = (teams: readonly TeamSeries[]) => compared(own, teams).comparison.quarters?.slice(1);
    const untilUse = [...adopters, ...sped.map(adoptedInWeek13), clean];
    expect(found.comparison.quarters?.slice(1)).toEqual(later(untilUse));
  });

  it('have no estimate when every control has used the assistant', () => {
    const others = steady(2);
    const found = compareTeams(analysis, adopter('OWN', 0, [0.4]), others, usageOf(others, { C1: 30, C2: 30 }));
    expect(savedIn(found)?.map(Number.isNaN)).toEqual([false, true, true, true]);
  });
});

const adoptedInWeek13 = (team: TeamSeries): TeamSeries => ({ ...team, adoptionWeek: 13 });

/** Usage of controls with 40 people: no use until week 13, then this number of active people. */
const usageOf = (teams: readonly TeamSeries[], active: Readonly<Record<string, number>>) => ({
  teams: teams.map(({ key, name }): TeamUsage => {
    const later = active[key];
    const weeks = usageWeeks(
      Array.from({ length: 39 }, (_, week) => (week < 13 ? 0 : (later ?? 0))),
      {},
      ADOPTION,
    );
    const source = { source: 'claude-code', activeBasis: 'week', people: 40, observedStart: null, weeks } as const;
    return { key, name, control: later === undefined ? null : { kind: 'verified', weeks: 52 }, sources: [source] };
  }),
});
