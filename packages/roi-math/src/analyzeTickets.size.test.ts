import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../tools/bench/math/random.ts';
import { simulateTickets } from '../test/simulateTickets.ts';
import { estimated } from '../test/estimated.ts';
import { changeFrom, percentInterval } from './evidence/change.ts';
import { seriesTickets } from './evidence/series/seriesTickets.ts';
import { standardizedSeries } from './evidence/series/standardizedSeries.ts';
import { changeAgainstTrend } from './evidence/trendAdjusted.ts';
import { analyzeTickets, type AnalyzeTicketsOptions, DAY_MS, teamSeries, type Ticket } from './index.ts';
import { readTickets } from './measure/readTickets.ts';
import { parseTicket } from './measure/ticket/parseTicket.ts';

const ADOPTED = Date.UTC(2025, 7, 25);
const SCENARIO = { baselineWeeks: 39, postWeeks: 60, ticketsPerWeek: 15, shock: 0, persistence: 0, trend: 0 };
const TICKETS = simulateTickets({ ...SCENARIO, effect: 0.2 }, randomFrom(4));
const FASTER = simulateTickets({ ...SCENARIO, effect: 0.5 }, randomFrom(4));

/** Hours from the start of work to its end, nights and weekends included. */
function clockHours({ transitions: [started, done] }: Ticket): number {
  return (Date.parse(done?.at ?? '') - Date.parse(started?.at ?? '')) / 3_600_000;
}

/** Sizes follow the hours that a ticket would have taken without the assistant. */
function withSizes(tickets: readonly Ticket[], noise: number, { inflation = 1, saved = 0.2 } = {}): Ticket[] {
  const random = randomFrom(8);
  return tickets.map((ticket) => {
    const isAfter = Date.parse(ticket.transitions[1]?.at ?? '') >= ADOPTED;
    const hours = clockHours(ticket) / (isAfter ? (1 - saved) / inflation : 1);
    return { ...ticket, size: hours * Math.exp(noise * random.normal()) };
  });
}

const optionsAfter = (weeks: number): AnalyzeTicketsOptions => ({
  adoptionDate: '2025-08-25',
  asOf: new Date(ADOPTED + weeks * 7 * DAY_MS).toISOString(),
  timeZone: 'UTC',
});
const after = (tickets: readonly Ticket[], weeks = 13) => analyzeTickets(tickets, optionsAfter(weeks));

const width = ({ intervalPercent: [low, high] }: ReturnType<typeof estimated>) => high - low;

describe('the sizes of tickets', () => {
  it('narrow the interval without changing any count', () => {
    const [plain, sized] = [after(TICKETS), after(withSizes(TICKETS, 0.4))];
    const [before, now] = [estimated(plain.evidence), estimated(sized.evidence)];
    expect(now.size).toMatchObject({ tickets: before.tickets, use: 'used', drift: null });
    expect(width(now)).toBeLessThan(0.9 * width(before));
    expect(now.effectPercent).toBeCloseTo(20, -1);
    expect(now.detectablePercent ?? NaN).toBeLessThan(before.detectablePercent ?? NaN);
    expect(now.gradeReasons.filter(({ kind }) => kind.startsWith('size-'))).toEqual([]);
    expect(sized.summary_metrics).toEqual(plain.summary_metrics);
    expect(sized.time_series_data).toEqual(plain.time_series_data);
    expect(sized.tickets).toEqual(plain.tickets);
    expect({ tickets: now.tickets, weeks: now.weeks, leftOut: now.leftOut }).toEqual({
      tickets: before.tickets,
      weeks: before.weeks,
      leftOut: before.leftOut,
    });
  });

  it('make the tails of the interval smaller, even before the end of the first quarter', () => {
    const tickets = withSizes(TICKETS, 0.4);
    const look = { number: 1, planned: 3 };
    for (const { options, share } of [
      { options: optionsAfter(13), share: 1 },
      { options: { ...optionsAfter(10), look }, share: 0.5 },
    ]) {
      const { weeks, measure, settings } = readTickets(tickets.map(parseTicket), options);
      const { series } = standardizedSeries(seriesTickets(weeks, measure, settings).weeks);
      const { tailShare = 1 } = series;
      expect(tailShare).toBeLessThan(0.8);
      expect(estimated(analyzeTickets(tickets, options).evidence).intervalPercent).toEqual(
        percentInterval(changeFrom(changeAgainstTrend(series, 0), share * tailShare)),
      );
    }
  });

  it('do not change the series of a team in a comparison', () => {
    const team = { key: 'A', name: 'A', adopted: null };
    const [plain, sized] = [TICKETS, withSizes(TICKETS, 0.4)].map((tickets) =>
      teamSeries(tickets.map(parseTicket), team, optionsAfter(26)),
    );
    expect(sized).toEqual(plain);
  });

  it('change no figure if they explain too little of the hours', () => {
    const [plain, sized] = [after(TICKETS, 52), after(withSizes(TICKETS, 3), 52)];
    expect(sized.evidence.size?.use).toBe('explains-little');
    expect(JSON.stringify({ ...sized, evidence: { ...sized.evidence, size: null } })).toBe(JSON.stringify(plain));
  });

  it('count as missing if they are 0 or not a number', () => {
    const none = TICKETS.map((ticket, index) => ({ ...ticket, size: [0, NaN, -3, Infinity][index % 4] }));
    expect(JSON.stringify(after(none))).toBe(JSON.stringify(after(TICKETS)));
  });

  it('do not make later reports change the verdict or the figures of a finished quarter', () => {
    const tickets = withSizes(TICKETS, 0.4);
    const [quarter, half, year] = [13, 26, 52].map((weeks) => after(tickets, weeks).evidence);
    const { quarters: _, lasting: __, ...late } = year ?? {};
    expect({ ...late, quarters: null, lasting: null }).toEqual(quarter);
    expect(year?.quarters?.slice(0, 2)).toEqual(half?.quarters);
    const plain = after(TICKETS, 26).evidence.quarters?.[1]?.intervalPercent ?? [NaN, NaN];
    const sized = half?.quarters?.[1]?.intervalPercent ?? [NaN, NaN];
    expect(sized[1] - sized[0]).toBeLessThan(plain[1] - plain[0]);
  });

  describe('that drift', () => {
    /** Work that takes as long as before, estimated 60 % higher since adoption. */
    const unchanged = simulateTickets({ ...SCENARIO, effect: 0 }, randomFrom(4));
    const inflated = withSizes(unchanged, 0.4, { inflation: 1.6, saved: 0 });
    const [evidence, plain] = [inflated, unchanged].map((tickets) => estimated(after(tickets, 26).evidence));
    const { drift } = evidence?.size ?? {};

    it('make no claim that only the estimates with them make', () => {
      expect(drift?.percent).toBeCloseTo(55, 0);
      expect(drift?.withSizes.intervalPercent[0]).toBeGreaterThan(0);
      expect(drift?.withoutSizes.intervalPercent).toEqual(plain?.intervalPercent);
      expect(drift?.withoutSizes.effectPercent).toBe(plain?.effectPercent);
      expect(evidence).toMatchObject({ verdict: 'no-detectable-change', breakdown: null });
    });

    it('leave the estimate that is closest to no change, in an interval around both', () => {
      const { effectPercent = NaN, intervalPercent, headlinePercent, estimates = [], quarters } = evidence ?? {};
      const saved = Math.max(plain?.effectPercent ?? NaN, 0);
      expect(effectPercent).toBe(saved);
      expect(headlinePercent).toBe(saved === 0 ? 0 : plain?.headlinePercent);
      expect(intervalPercent).toEqual([plain?.intervalPercent[0], drift?.withSizes.intervalPercent[1]]);
      expect(estimates[1]).toEqual({ method: 'trend-adjusted', effectPercent, intervalPercent });
      expect(quarters).toHaveLength(2);
      const pairs = [
        [estimates[0], plain?.estimates[0]],
        [quarters?.[0], plain?.quarters?.[0]],
        [quarters?.[1], plain?.quarters?.[1]],
      ];
      for (const [both, one] of pairs) {
        expect(both?.intervalPercent?.[0]).toBe(one?.intervalPercent?.[0]);
        expect(both?.intervalPercent?.[1]).toBeGreaterThan((one?.intervalPercent?.[1] ?? NaN) + 10);
      }
    });

    it('make a claim if the estimates with and without them make it', () => {
      const { verdict, gradeReasons, size } = estimated(
        after(withSizes(FASTER, 0.4, { inflation: 1.6, saved: 0.5 })).evidence,
      );
      expect(size?.drift?.percent).toBeGreaterThan(20);
      expect(verdict).toBe('faster');
      expect(gradeReasons.filter(({ kind }) => kind.startsWith('size-'))).toEqual([]);
    });
  });
});
