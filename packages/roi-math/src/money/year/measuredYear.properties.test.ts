import type { Economics, Report } from '@roi-insight/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADOPTION, endOf } from '../../../../../tools/bench/math/worlds/jobs.ts';
import { withAnyQuarters } from '../../../test/anyQuarters.ts';
import { anyEconomics, anyReport } from '../../../test/anyReport.ts';
import { simulated } from '../../../test/simulated.ts';
import { analyzeTickets } from '../../analyzeTickets.ts';
import { cardValues } from '../../report/cardValues.ts';
import { bridge } from '../bridge.ts';
import { defaultEconomics } from '../economics.ts';
import type { OpenRange } from '../range.ts';

const RUNS = { numRuns: 1000, seed: 20_261_125 };
const ENDS = ['low', 'base', 'high'] as const;

function expectOrdered({ low, base, high }: OpenRange): void {
  for (const end of [low, base, high ?? 0]) expect(Number.isFinite(end) && !Object.is(end, -0)).toBe(true);
  expect(low).toBeLessThanOrEqual(base);
  if (high !== null) expect(base).toBeLessThanOrEqual(high);
}

/** Maximum saving of a quarter by the difference of averages, in dollars. */
function mostSaved({ evidence, summary_metrics: { assumptions } }: Report, number: number): number {
  const before = evidence?.kind === 'estimated' ? evidence.measuredHours?.pre : undefined;
  const quarter = evidence?.quarters?.[number - 1]?.measuredHours;
  if (before === undefined || quarter === undefined) return Number.NaN;
  const hours = (before.hours / before.tickets) * quarter.tickets;
  const rounding = 1e-9 * hours;
  return (Math.max(hours - quarter.hours, 0) + rounding) * assumptions.hourly_rate;
}

/**
 * Checks the properties that the year of any report has.
 * @returns the kinds of the quarters, and the outcome of the year; null if the report has no year
 */
function expectSound(report: Report, economics: Economics): readonly string[] | null {
  const found = bridge(report, economics);
  const { evidence } = report;
  if (found.kind !== 'ready' || evidence?.kind !== 'estimated') return null;
  const { quarters, projection, yearOutcome, outcome, paybackMonths } = found;
  if (quarters === null) {
    expect(yearOutcome).toBe(outcome);
    return null;
  }
  if (projection.kind !== 'estimate') throw new Error(projection.kind);
  const { annual } = projection;
  expect(['faster', 'slower']).toContain(evidence.verdict);
  expect(quarters.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(quarters[0]).toEqual({ number: 1, kind: 'measured', net: found.net });
  for (const range of [...quarters.map(({ net }) => net), annual]) expectOrdered(range);

  // Each end is the sum of the quarters. The base and the low end are at most four times the card.
  const card = Math.max(cardValues(report.summary_metrics).costSavings ?? Number.NaN, 0);
  const scale = 365 / (found.days + 3 * 91);
  const slack = 1e-9 * Math.max(card, ...quarters.map(({ net }) => Math.abs(net.low)));
  for (const end of ENDS) {
    const sum = quarters.reduce((total, { net }) => total + (net[end] ?? Number.NaN), 0) * scale;
    if (annual[end] !== null) expect(Math.abs(annual[end] - sum)).toBeLessThanOrEqual(10 * slack);
    else expect(sum).toBeNaN();
    if (end === 'high') continue;
    expect(annual[end]).toBeLessThanOrEqual(card * 4 * scale + 10 * slack);
    for (const { net } of quarters) expect(net[end]).toBeLessThanOrEqual(card + slack);
  }

  // The high end of a measured quarter is at most the card, or the quarter's difference of averages if it is larger.
  for (const { number, kind, net } of quarters) {
    if (kind !== 'measured' || net.high === null) continue;
    expect(net.high).toBeLessThanOrEqual(Math.max(card + slack, number === 1 ? 0 : mostSaved(report, number)));
  }

  // If the saving is gone, quarters that are not measured add no saving at either end. Otherwise, they are projected.
  const projected = quarters.filter(({ kind }) => kind !== 'measured');
  for (const { kind, net } of projected) {
    expect(kind).toBe(evidence.lasting === 'gone' ? 'not-projected' : 'projected');
    if (kind === 'not-projected') expect([net.high, net.low <= 0]).toEqual([net.low, true]);
  }
  for (const { number, kind } of quarters.slice(1)) {
    const quarter = evidence.quarters?.[number - 1];
    expect(kind === 'measured').toBe(quarter?.complete === true && quarter.headlinePercent !== null);
  }

  // A year is a gain or a loss only if the verdict and both ends of the range agree.
  if (yearOutcome === 'gain') expect([evidence.verdict, annual.low > 0]).toEqual(['faster', true]);
  else if (evidence.verdict === 'faster') expect(annual.low).toBeLessThanOrEqual(0);
  if (yearOutcome === 'loss') expect([evidence.verdict, (annual.high ?? -1) < 0]).toEqual(['slower', true]);
  if (yearOutcome === 'gain') expect(paybackMonths?.base).not.toBeNull();
  if (yearOutcome === 'no-gain' || yearOutcome === 'loss')
    expect([paybackMonths?.low, paybackMonths?.base]).toEqual([null, null]);
  return [yearOutcome, ...quarters.map(({ kind }) => kind)];
}

describe('the year from measured quarters', () => {
  it('is consistent for any report and any economics', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(withAnyQuarters(anyReport), anyEconomics, (report, economics) => {
        for (const each of expectSound(report, economics) ?? ['none']) seen.add(each);
      }),
      RUNS,
    );
    // The generated reports cover every case.
    expect([...seen].toSorted()).toEqual([
      'gain',
      'loss',
      'measured',
      'no-gain',
      'none',
      'not-projected',
      'open',
      'projected',
    ]);
  });

  it('is consistent for simulated teams', () => {
    const seen = new Set<string>();
    const effects = [
      [0.5, 0.5],
      [0.5, 0],
      [0.5, -0.5],
      [-0.5, -0.5],
      [-0.5, 0.3],
    ] as const;
    for (const [seed, [first, later]] of effects.entries()) {
      for (const postWeeks of [21, 26, 40, 52]) {
        const report = simulatedReport(first, later, postWeeks, seed);
        for (const seats of [2, 20]) {
          for (const each of expectSound(report, { ...defaultEconomics, seats }) ?? ['none']) seen.add(each);
        }
      }
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['gain', 'loss', 'open', 'measured', 'projected', 'not-projected']),
    );
  });
});

/** A team whose effect changes after the first quarter. */
function simulatedReport(effect: number, later: number, postWeeks: number, seed: number): Report {
  const until = endOf(13);
  const doneAt = (ticket: ReturnType<typeof simulated>[number]) => ticket.transitions.at(-1)?.at ?? '';
  const scenario = { postWeeks, shock: 0.02, persistence: 0.3, ticketsPerWeek: 30 };
  const tickets = [
    ...simulated({ ...scenario, effect }, seed).filter((ticket) => doneAt(ticket) < until),
    ...simulated({ ...scenario, effect: later }, seed).filter((ticket) => doneAt(ticket) >= until),
  ];
  const analysis = analyzeTickets(tickets, { adoptionDate: ADOPTION, asOf: endOf(postWeeks), timeZone: 'UTC' });
  return { success: true, ...analysis, provenance: undefined };
}
