import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTickets, oddTicket, soundTickets } from '../test/anyTickets.ts';
import {
  analyzeTickets,
  bridge,
  cardValues,
  cumulativeSavings,
  defaultEconomics,
  NothingToMeasureError,
  recalculate,
  tasksPerWeek,
  type Ticket,
  type TicketAnalysis,
  weeklyTrend,
} from './index.ts';

const OPTIONS = { adoptionDate: '2025-08-25', asOf: '2025-11-24T00:00:00Z', timeZone: 'America/New_York' } as const;
/** Fewer runs, because each property analyzes several dozen sets of tickets. */
const RUNS = { numRuns: 25, seed: 20_250_825 };

function analyzed(tickets: readonly Ticket[]): TicketAnalysis | null {
  try {
    return analyzeTickets(tickets, OPTIONS);
  } catch (error) {
    if (error instanceof NothingToMeasureError) return null;
    throw error;
  }
}

/** Every number in a value, at any depth. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}

const reportOf = (analysis: TicketAnalysis) => ({ success: true as const, ...analysis, provenance: undefined });

describe('analyzeTickets with any tickets', () => {
  it('gives a funnel that adds up, and no NaN, no infinity and no negative zero', () => {
    fc.assert(
      fc.property(anyTickets, (tickets) => {
        const analysis = analyzed(tickets);
        if (analysis === null) return;
        const report = reportOf(analysis);
        const outputs = [
          analysis,
          bridge(report, defaultEconomics),
          cardValues(report.summary_metrics),
          cumulativeSavings(report),
          weeklyTrend(report.time_series_data.time_savings).points,
          tasksPerWeek(report, 'post'),
          recalculate(report, 123_456),
        ];
        for (const number of numbersIn(outputs)) {
          expect(Number.isFinite(number)).toBe(true);
          expect(Object.is(number, -0)).toBe(false);
        }
        const { found, ...parts } = analysis.provenance.funnel;
        expect(Object.values(parts).reduce((sum: number, part) => sum + Number(part), 0)).toBe(found);
        expect(found).toBe(tickets.length);
      }),
      RUNS,
    );
  });

  it('does not depend on the order of tickets, even if some tickets have the same key', () => {
    const shuffled = anyTickets
      .map((tickets) => tickets.map((ticket, index) => ({ ...ticket, key: `K-${index % 5}` })))
      .chain((tickets) => fc.tuple(fc.constant(tickets), fc.shuffledSubarray(tickets, { minLength: tickets.length })));
    fc.assert(
      fc.property(shuffled, ([tickets, mixed]) => {
        const [one, other] = [analyzed(tickets), analyzed(mixed)];
        expect(JSON.stringify(other)).toBe(JSON.stringify(one));
      }),
      RUNS,
    );
  });

  it('never finds more savings because of unfinished tickets', () => {
    const unfinished = fc.array(
      oddTicket.map(({ key, createdAt }): Ticket => ({
        key,
        createdAt,
        resolvedAt: null,
        category: 'new',
        transitions: [],
      })),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(soundTickets, unfinished, (tickets, open) => {
        const [without, with_] = [analyzed(tickets), analyzed([...tickets, ...open])];
        if (without === null || with_ === null) return;
        // The Hours and Cost Savings cards multiply by all tasks, including the open ones, as specified; the saving per task, the evidence and the
        // net value must not change.
        expect(with_.summary_metrics.improvements.time_savings_percent).toBe(
          without.summary_metrics.improvements.time_savings_percent,
        );
        expect(with_.summary_metrics.improvements.cost_savings_per_task).toBe(
          without.summary_metrics.improvements.cost_savings_per_task,
        );
        expect(with_.evidence).toEqual(without.evidence);
        const [before, after] = [
          bridge(reportOf(without), defaultEconomics),
          bridge(reportOf(with_), defaultEconomics),
        ];
        expect(after.kind).toBe(before.kind);
        if (before.kind === 'ready' && after.kind === 'ready') {
          expect(after.net.low).toBeCloseTo(before.net.low, 6);
          expect(after.net.high ?? 0).toBeCloseTo(before.net.high ?? 0, 6);
        }
      }),
      RUNS,
    );
  });
});

describe('figures of a report', () => {
  const DOLLARS = ['avg_cost_per_task', 'total_cost'] as const;

  it('are proportional to the engineer cost, except for hours, which do not depend on the cost', () => {
    fc.assert(
      fc.property(soundTickets, fc.double({ min: 0.01, max: 100, noNaN: true }), (tickets, factor) => {
        const analysis = analyzed(tickets);
        if (analysis === null) return;
        const { summary_metrics: one } = reportOf(analysis);
        const { summary_metrics: scaled } = recalculate(reportOf(analysis), 100_000 * factor);
        for (const side of ['pre_claude', 'post_claude'] as const) {
          for (const key of DOLLARS) expectScaled(scaled[side][key], one[side][key], factor);
          expect(scaled[side].avg_hours_per_task).toBe(one[side].avg_hours_per_task);
          expect(scaled[side].total_tasks).toBe(one[side].total_tasks);
        }
        for (const key of ['cost_savings_per_task', 'annual_savings_estimate'] as const) {
          expectScaled(scaled.improvements[key], one.improvements[key], factor);
        }
        const [before, after] = [cardValues(one), cardValues(scaled)];
        expect(after.hoursSaved).toBe(before.hoursSaved);
        expect(after.timeSavingsPercent).toBe(before.timeSavingsPercent);
        expectScaled(after.costSavings, before.costSavings, factor);
        expectScaled(after.annualProjection, before.annualProjection, factor);
        expectScaled(scaled.improvements.cost_savings_percent, one.improvements.cost_savings_percent, 1);
      }),
      RUNS,
    );
  });

  it('do not depend on whether the cost is passed to the analysis or entered later', () => {
    fc.assert(
      fc.property(soundTickets, (tickets) => {
        const analysis = analyzed(tickets);
        if (analysis === null) return;
        const direct = analyzeTickets(tickets, { ...OPTIONS, engineerAnnualCost: 150_000 });
        expect(recalculate(reportOf(analysis), 150_000).summary_metrics).toEqual(direct.summary_metrics);
      }),
      RUNS,
    );
  });

  it('change their sign if the periods are swapped', () => {
    fc.assert(
      fc.property(soundTickets, (tickets) => {
        const analysis = analyzed(tickets);
        if (analysis === null) return;
        const report = reportOf(analysis);
        const { pre_claude, post_claude } = report.summary_metrics;
        const swapped = {
          ...report,
          summary_metrics: { ...report.summary_metrics, pre_claude: post_claude, post_claude: pre_claude },
        };
        const [one, other] = [recalculate(report, 100_000), recalculate(swapped, 100_000)];
        expectScaled(
          other.summary_metrics.improvements.cost_savings_per_task,
          one.summary_metrics.improvements.cost_savings_per_task,
          -1,
        );
        const [here, there] = [cardValues(one.summary_metrics), cardValues(other.summary_metrics)];
        expect(Math.sign(there.hoursSaved ?? 0)).toBe(-Math.sign(here.hoursSaved ?? 0) + 0);
      }),
      RUNS,
    );
  });

  it('have consistent units', () => {
    fc.assert(
      fc.property(soundTickets, (tickets) => {
        const analysis = analyzed(tickets);
        if (analysis === null) return;
        const { summary_metrics: summary } = analysis;
        for (const { avg_hours_per_task: hours, avg_days_per_task: days, avg_cost_per_task: cost } of [
          summary.pre_claude,
          summary.post_claude,
        ]) {
          expectScaled(hours, days, 8);
          expectScaled(cost, hours, summary.assumptions.hourly_rate);
        }
        const { annualProjection } = cardValues(summary);
        const estimate = summary.improvements.annual_savings_estimate;
        if (annualProjection !== null && estimate !== null) {
          expect(Math.abs(annualProjection - estimate)).toBeLessThanOrEqual(0.01 * Math.abs(estimate));
        }
      }),
      RUNS,
    );
  });
});

function expectScaled(value: number | null, from: number | null, factor: number): void {
  if (value === null || from === null) {
    expect(value).toBe(from);
    return;
  }
  expect(Math.abs(value - from * factor)).toBeLessThanOrEqual(1e-9 * Math.max(Math.abs(value), 1));
}
