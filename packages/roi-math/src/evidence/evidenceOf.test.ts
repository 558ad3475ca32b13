import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../../tools/bench/math/random.ts';
import { ADOPTION, endOf, simulateTickets, type Scenario } from '../../../../tools/bench/math/simulateTickets.ts';
import { ticketOn } from '../../test/tickets.ts';
import { analyzeTickets } from '../index.ts';

const SCENARIO: Scenario = {
  baselineWeeks: 39,
  postWeeks: 13,
  ticketsPerWeek: 15,
  shock: 0,
  persistence: 0,
  trend: 0,
  effect: 0,
};
const evidenceIn = (over: Partial<Scenario>, seed = 5) => {
  const scenario = { ...SCENARIO, ...over };
  const options = { adoptionDate: ADOPTION, asOf: endOf(scenario), timeZone: 'UTC' };
  return analyzeTickets(simulateTickets(scenario, randomFrom(seed)), options).evidence;
};

describe('evidenceOf', { timeout: 30_000 }, () => {
  it('finds a saving and reports what it is based on', () => {
    const evidence = evidenceIn({ effect: 0.4 });
    expect(evidence).toMatchObject({
      verdict: 'faster',
      grade: 'B',
      method: 'trend-adjusted',
      tickets: { pre: 585, post: 195 },
      weeks: { pre: 39, post: 13 },
      placebo: { tried: 19 },
    });
    expect(evidence.effect_percent).toBeCloseTo(40, -1);
    expect(evidence.interval_percent?.[0]).toBeGreaterThan(0);
    expect(evidence.estimates.map(({ method }) => method)).toEqual(['level', 'trend-adjusted']);
    expect(evidence.estimates[1]).toEqual({
      method: 'trend-adjusted',
      effect_percent: evidence.effect_percent,
      interval_percent: evidence.interval_percent,
    });
    expect(evidence.estimates[0]?.effect_percent).toBeCloseTo(40, -1);
    expect(evidence.cliffs_delta).toBeGreaterThan(0.3);
    expect(evidence.mann_whitney_p).toBeLessThan(1e-6);
    expect(Math.abs(evidence.pre_trend_percent_per_week ?? 9)).toBeLessThan(1);
  });

  it('finds a loss', () => {
    const evidence = evidenceIn({ effect: -0.6 });
    expect(evidence.verdict).toBe('slower');
    expect(evidence.interval_percent?.[1]).toBeLessThan(0);
    expect(evidence.cliffs_delta).toBeLessThan(0);
  });

  it('finds no effect where there is none, whatever the trend, and reports the trend', () => {
    const evidence = evidenceIn({ trend: -0.02 });
    expect(evidence.verdict).toBe('no-detectable-change');
    expect(evidence.estimates[0]?.interval_percent?.[0]).toBeGreaterThan(0);
    expect(evidence.pre_trend_percent_per_week).toBeCloseTo(-2, 0);
    expect(evidence.grade_reasons.join(' ')).toMatch(/already falling by/);
  });

  it('looks for the earlier trend before adoption only', () => {
    const trend = ({ effect }: Pick<Scenario, 'effect'>) =>
      evidenceIn({ effect, trend: -0.01 }).pre_trend_percent_per_week;
    expect(trend({ effect: 0.6 })).toBeCloseTo(trend({ effect: 0 }) ?? NaN, 9);
  });

  it('compares the throughput of the two windows, not of the whole baseline', () => {
    const weekly = (from: number, to: number, tickets: number) =>
      Array.from({ length: (to - from) * tickets }, (_, index) =>
        ticketOn(7 * (from + (index % (to - from))) + (index % 5), 2 + (index % 4)),
      );
    const options = { adoptionDate: ADOPTION, asOf: endOf(SCENARIO), timeZone: 'UTC' };
    const { evidence } = analyzeTickets([...weekly(-39, -13, 20), ...weekly(-13, 0, 5), ...weekly(0, 13, 5)], options);
    expect(evidence.grade_reasons.join(' ')).not.toMatch(/per week/);
  });

  it('estimates nothing from fewer than 8 full weeks', () => {
    const evidence = evidenceIn({ postWeeks: 7, effect: 0.5 });
    expect(evidence).toMatchObject({
      verdict: 'too-little-data',
      grade: 'D',
      effect_percent: null,
      interval_percent: null,
      estimates: [
        { method: 'level', effect_percent: null, interval_percent: null },
        { method: 'trend-adjusted', effect_percent: null, interval_percent: null },
      ],
      pre_trend_percent_per_week: null,
      placebo: null,
      weeks: { pre: 39, post: 7 },
    });
    expect(evidence.grade_reasons).toEqual([
      'Only 7 full weeks have passed since adoption; at least 8 are needed before a change can be told from chance.',
    ]);
    expect(evidence.cliffs_delta).toBeGreaterThan(0);
    expect(evidenceIn({ postWeeks: 8 }).verdict).not.toBe('too-little-data');
  });

  it('estimates nothing from fewer than 30 tickets on a side', () => {
    const pre = Array.from({ length: 60 }, (_, index) => ticketOn(-7 * (1 + (index % 13)), 2 + (index % 5)));
    const post = Array.from({ length: 29 }, (_, index) => ticketOn(7 * (index % 13), 2 + (index % 5)));
    const options = { adoptionDate: ADOPTION, asOf: endOf(SCENARIO), timeZone: 'UTC' };
    const { evidence } = analyzeTickets([...pre, ...post], options);
    expect(evidence).toMatchObject({ verdict: 'too-little-data', tickets: { pre: 60, post: 29 } });
    expect(analyzeTickets([...pre, ...post, ticketOn(3, 4)], options).evidence.verdict).not.toBe('too-little-data');
  });

  it('watches the guardrails over the windows', () => {
    const { evidence } = analyzeTickets(
      [
        ...Array.from({ length: 60 }, (_, index) => ticketOn(-7 * (1 + (index % 13)), 2 + (index % 5))),
        ...Array.from({ length: 30 }, (_, index) => ticketOn(7 * (index % 13), 2 + (index % 5), { isBug: true })),
        ticketOn(-7 * 20, 3, { isBug: true }),
      ],
      { adoptionDate: ADOPTION, asOf: endOf(SCENARIO), timeZone: 'UTC' },
    );
    expect(evidence.guardrails).toEqual({
      reopen_rate: { pre: 0, post: 0 },
      bug_share: { pre: 0, post: 1 },
      throughput_per_week: { pre: (60 / 91) * 7, post: (30 / 91) * 7 },
    });
    expect(evidence.grade_reasons).toContain('Fewer tickets were completed per week than before adoption.');
    expect(evidence.grade_reasons.join(' ')).toMatch(/More of the completed tickets are bugs/);
  });
});
