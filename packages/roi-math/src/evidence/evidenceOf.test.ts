import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../../tools/bench/math/random.ts';
import { ADOPTION, endOf, simulateTickets, type Scenario } from '../../../../tools/bench/math/simulateTickets.ts';
import { ticketOn } from '../../test/tickets.ts';
import { analyzeTickets, type AnalyzeTicketsOptions, type Ticket } from '../index.ts';

const SCENARIO: Scenario = {
  baselineWeeks: 39,
  postWeeks: 13,
  ticketsPerWeek: 15,
  shock: 0,
  persistence: 0,
  trend: 0,
  effect: 0,
};
const OPTIONS = { adoptionDate: ADOPTION, asOf: endOf(SCENARIO), timeZone: 'UTC' } as const;
const simulated = (over: Partial<Scenario>, seed = 5) => simulateTickets({ ...SCENARIO, ...over }, randomFrom(seed));
const evidenceIn = (over: Partial<Scenario>, seed = 5) =>
  analyzeTickets(simulated(over, seed), { ...OPTIONS, asOf: endOf({ ...SCENARIO, ...over }) }).evidence;
const evidenceOf = (tickets: readonly Ticket[], over: Partial<AnalyzeTicketsOptions> = {}) =>
  analyzeTickets(tickets, { ...OPTIONS, ...over }).evidence;
const OLD = { createdAt: '2024-01-01T00:00:00Z' };
/** `count` tickets of 2 to 6 hours, spread over the 13 weeks before adoption or after it. */
const spread = (side: 'pre' | 'post', count: number, over: Partial<Ticket> = {}) =>
  Array.from({ length: count }, (_, index) =>
    ticketOn(side === 'pre' ? -7 * (1 + (index % 13)) : 7 * (index % 13), 2 + (index % 5), {
      key: `${side}-${index}`,
      ...over,
    }),
  );

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
      left_out: { clicked_through: { pre: 0, post: 0 }, too_old: { pre: 0, post: 0 }, bulk_weeks: [], first_weeks: 0 },
      measured_hours: { pre: { tickets: 195 }, post: { tickets: 195 } },
    });
    expect(evidence.effect_percent).toBeCloseTo(40, -1);
    expect(evidence.interval_percent?.[0]).toBeGreaterThan(0);
    expect(evidence.headline_percent).toBeGreaterThan(evidence.interval_percent?.[0] ?? NaN);
    expect(evidence.headline_percent).toBeLessThan(evidence.effect_percent ?? NaN);
    expect(evidence.detectable_percent).toBeCloseTo(22, 0);
    expect(evidence.weeks_to_detect).toEqual({ percent_20: null, percent_30: 0 });
    expect(evidence.placebo?.dates).toHaveLength(19);
    expect(evidence.placebo?.dates?.at(-1)?.date).toBe('2025-06-30');
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
    expect(evidence.grade_reasons).toEqual([expect.stringMatching(/^There is no comparison group .* B is the best/)]);
  });

  it('finds a loss', () => {
    const evidence = evidenceIn({ effect: -0.6 });
    expect(evidence).toMatchObject({ verdict: 'slower', grade: 'B' });
    expect(evidence.interval_percent?.[1]).toBeLessThan(0);
    expect(evidence.headline_percent).toBeGreaterThan(evidence.effect_percent ?? NaN);
    expect(evidence.headline_percent).toBeLessThan(0);
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

  it('adds up the measured hours of the windows, each at least 6 minutes and at most 400 hours', () => {
    const { measured_hours: hours } = evidenceOf([
      ...spread('pre', 30),
      ticketOn(-7, 0.01, { key: 'click' }),
      ticketOn(-7 * 20, 5, { key: 'outside the window', ...OLD }),
      ...spread('post', 30),
      ticketOn(1, 4, {
        key: 'forgotten',
        transitions: [
          { at: '2024-01-01T00:00:00Z', from: 'new', to: 'indeterminate' },
          { at: '2025-09-02T12:00:00Z', from: 'indeterminate', to: 'done' },
        ],
      }),
    ]);
    expect(hours).toEqual({ pre: { tickets: 31, hours: expect.closeTo(120.1, 9) }, post: { tickets: 31, hours: 520 } });
  });

  it('compares the throughput of the two windows, not of the whole baseline', () => {
    const weekly = (from: number, to: number, tickets: number) =>
      Array.from({ length: (to - from) * tickets }, (_, index) =>
        ticketOn(7 * (from + (index % (to - from))) + (index % 5), 2 + (index % 4), { key: `${from}-${index}` }),
      );
    const evidence = evidenceOf([...weekly(-39, -13, 20), ...weekly(-13, 0, 5), ...weekly(0, 13, 5)]);
    expect(evidence.grade_reasons.join(' ')).not.toMatch(/per week/);
  });

  it('estimates nothing from fewer than 8 full weeks', () => {
    const evidence = evidenceIn({ postWeeks: 7, effect: 0.5 });
    expect(evidence).toMatchObject({
      verdict: 'too-little-data',
      grade: 'D',
      effect_percent: null,
      interval_percent: null,
      headline_percent: null,
      detectable_percent: null,
      weeks_to_detect: null,
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
    const tickets = [...spread('pre', 60, OLD), ...spread('post', 29)];
    expect(evidenceOf(tickets)).toMatchObject({ verdict: 'too-little-data', tickets: { pre: 60, post: 29 } });
    expect(evidenceOf([...tickets, ticketOn(3, 4)]).verdict).not.toBe('too-little-data');
    expect(evidenceOf([...tickets, ticketOn(3, 0.05)]).verdict).toBe('too-little-data');
  });

  it('claims nothing from elapsed times, and shows what was observed', () => {
    const waiting = (tickets: readonly Ticket[]) =>
      tickets.map(({ transitions, ...ticket }) => ({
        ...ticket,
        resolvedAt: transitions.at(-1)?.at ?? null,
        transitions: [],
      }));
    const evidence = evidenceOf(waiting(simulated({ effect: 0.6 })));
    expect(evidence).toMatchObject({
      verdict: 'too-little-data',
      grade: 'D',
      grade_reasons: [expect.stringMatching(/^Too few tickets have a usable status history.* there is no verdict\.$/)],
      effect_percent: null,
      interval_percent: null,
      headline_percent: null,
      detectable_percent: null,
      placebo: null,
    });
    expect(evidence.estimates[1]?.interval_percent?.[0]).toBeGreaterThan(0);
    expect(evidence.estimates[0]?.effect_percent).toBeGreaterThan(0);
    const short = evidenceOf(waiting(simulated({})), { asOf: '2025-09-20T00:00:00Z' });
    expect(short.grade_reasons).toHaveLength(2);
    expect(short.estimates.map(({ effect_percent: effect }) => effect)).toEqual([null, null]);
  });

  it('watches the guardrails over the windows', () => {
    const evidence = evidenceOf([
      ...spread('pre', 60, OLD),
      ...spread('post', 30, { isBug: true }),
      ticketOn(-7 * 20, 3, { isBug: true, ...OLD }),
    ]);
    expect(evidence.guardrails).toEqual({
      reopen_rate: { pre: 0, post: 0 },
      bug_share: { pre: 0, post: 1 },
      throughput_per_week: { pre: (60 / 91) * 7, post: (30 / 91) * 7 },
    });
    expect(evidence.grade_reasons.join(' ')).toMatch(/Fewer tickets were completed per week than before adoption, a/);
    expect(evidence.grade_reasons.join(' ')).toMatch(/More of the completed tickets are bugs/);
  });
});

describe('what changes the evidence', { timeout: 30_000 }, () => {
  const tickets = simulated({ effect: 0.4 });
  const sound = evidenceOf(tickets);

  it('is not a change in the mix of types', () => {
    // Bugs take a third of the time. After adoption there are more of them.
    const isBug = (index: number) => index % 20 < (index < 585 ? 5 : 9);
    const mixed = simulated({}).map((ticket, index) => {
      const [start, end] = ticket.transitions;
      if (!isBug(index) || start === undefined || end === undefined) return { ...ticket, type: 'task' };
      return { ...ticket, type: 'bug', ...shortened(ticket) };
    });
    expect(evidenceOf(mixed).verdict).toBe('no-detectable-change');
    expect(evidenceOf(mixed.map((ticket) => ({ ...ticket, type: 'any' }))).verdict).toBe('faster');
    expect(evidenceOf(mixed).grade_reasons.at(-1)).toMatch(/^The mix of ticket types changed by/);
  });

  it('is not a ticket that was clicked through, but for its count', () => {
    const click = ticketOn(7 * 4 + 2, 0.05, { key: 'click' });
    const evidence = evidenceOf([...tickets, click]);
    expect(evidence).toEqual({
      ...sound,
      cliffs_delta: expect.any(Number),
      mann_whitney_p: expect.any(Number),
      guardrails: expect.anything(),
      measured_hours: { ...sound.measured_hours, post: expect.objectContaining({ tickets: 196 }) },
      left_out: { ...sound.left_out, clicked_through: { pre: 0, post: 1 } },
    });
    const many = Array.from({ length: 60 }, (_, index) => ({ ...click, key: `click-${index}` }));
    expect(evidenceOf([...tickets, ...many]).grade_reasons[0]).toMatch(/less than 6 minutes rose from 0 % to 24 %/);
    expect(evidenceOf([...tickets, ...many]).interval_percent).toEqual(sound.interval_percent);
  });

  it('is a bulk week as much as a week without tickets', () => {
    const bulk = Array.from({ length: 70 }, (_, index) => ticketOn(-7 * 20 + 1, 7, { key: `bulk-${index}`, ...OLD }));
    const inWeek = ({ transitions }: Ticket) => {
      const day = (Date.parse(transitions.at(-1)?.at ?? '') - Date.UTC(2025, 7, 25)) / 86_400_000;
      return day >= -140 && day < -133;
    };
    const [swept, missing] = [
      evidenceOf([...tickets, ...bulk]),
      evidenceOf(tickets.filter((ticket) => !inWeek(ticket))),
    ];
    expect(swept.left_out?.bulk_weeks).toEqual([{ week_start: '2025-04-07', tickets: 85 }]);
    expect(swept.interval_percent).toEqual(missing.interval_percent);
    expect(swept.tickets).toEqual({ pre: 570, post: 195 });
  });

  it('is a time zone in which the team does not work', () => {
    const shifted = evidenceOf(tickets, { timeZone: 'Asia/Tokyo' });
    expect(shifted.grade_reasons.find((reason) => reason.includes('Asia/Tokyo'))).toMatch(
      /^100 % of the starts and completions .* In a time zone 9 hours behind, only 0 % would/,
    );
    expect(sound.grade_reasons.join(' ')).not.toMatch(/time zone/);
  });

  it('is work that began long before adoption', () => {
    const straddling = tickets.map((ticket, index) => {
      const [start, end] = ticket.transitions;
      if (index % 3 > 0 || index < 585 || start === undefined || end === undefined) return ticket;
      const begun = [
        { ...start, at: '2025-08-22T16:59:00Z' },
        { at: '2025-08-22T17:00:00Z', from: 'indeterminate' as const, to: 'new' as const },
      ];
      return { ...ticket, transitions: [...begun, ...ticket.transitions] };
    });
    expect(evidenceOf(straddling).grade_reasons.join(' ')).toMatch(/^3\d % of the tickets completed after adoption/);
  });
});

/** The ticket with its work begun so late that it took about a third of the time (an hour at the end of a short one). */
function shortened({ transitions }: Ticket): Pick<Ticket, 'transitions'> {
  const [start, end] = transitions;
  if (start === undefined || end === undefined) return { transitions };
  const [from, to] = [Date.parse(start.at), Date.parse(end.at)];
  return { transitions: [{ ...start, at: new Date(to - (to - from) / 5).toISOString() }, end] };
}
