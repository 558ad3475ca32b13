import type { Claim, Economics, Report } from '@roi-insight/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADOPTION, endOf } from '../../../../../tools/bench/math/worlds/jobs.ts';
import { withAnyQuarters } from '../../../test/anyQuarters.ts';
import { anyEconomics, anyReport } from '../../../test/anyReport.ts';
import { simulated } from '../../../test/simulated.ts';
import { analyzeTickets } from '../../analyzeTickets.ts';
import { cardValues } from '../../report/cardValues.ts';
import { verdictFromInterval } from '../../report/verdictFromInterval.ts';
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
  const { period, quarters, latest, net, outcome, paybackMonths, steps } = found;
  if (quarters === null) {
    expect([period.kind, latest]).toEqual(['first-quarter', null]);
    return null;
  }
  expect(['faster', 'slower']).toContain(evidence.verdict);
  expect(quarters.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(period).toEqual({ kind: 'first-year', measured: quarters.filter(({ kind }) => kind === 'measured').length });
  for (const range of [...quarters.map((quarter) => quarter.net), net]) expectOrdered(range);

  // Each end is the sum of the quarters. The base and the low end are at most four times the card.
  const card = Math.max(cardValues(report.summary_metrics).costSavings ?? Number.NaN, 0);
  const slack = 1e-9 * Math.max(card, ...quarters.map((quarter) => Math.abs(quarter.net.low)));
  for (const end of ENDS) {
    const sum = quarters.reduce((total, quarter) => total + (quarter.net[end] ?? Number.NaN), 0);
    if (net[end] !== null) expect(Math.abs(net[end] - sum)).toBeLessThanOrEqual(10 * slack);
    else expect(sum).toBeNaN();
    if (end === 'high') continue;
    expect(net[end]).toBeLessThanOrEqual(card * 4 + 10 * slack);
    for (const quarter of quarters) expect(quarter.net[end]).toBeLessThanOrEqual(card + slack);
  }
  // The steps begin at four times the card and add up to the net value.
  const changes = steps.reduce((total, { change }) => total + change.base, 0);
  const size = Math.max(...steps.map(({ amount }) => Math.abs(amount.base)));
  expect(Math.abs(changes - net.base)).toBeLessThanOrEqual(1e-9 * size + 10 * slack);
  expect(steps[0]?.amount.base).toBeCloseTo(cardValues(report.summary_metrics).annualProjection ?? Number.NaN, 3);

  // The high end of a measured quarter is at most the card, or the quarter's difference of averages if it is larger. If its
  // interval includes no change, both ends are those of the interval.
  for (const { number, kind, net: own, outcome: says } of quarters) {
    if (kind !== 'measured' || own.high === null) continue;
    const claim = claimOf(report, number);
    if (claim !== 'no-detectable-change')
      expect(own.high).toBeLessThanOrEqual(Math.max(card + slack, number === 1 ? 0 : mostSaved(report, number)));
    else if (number > 1) expect(says).toBe(own.high < 0 ? 'costs-more' : 'inconclusive');
  }

  // If the saving is gone, quarters that are not measured add no saving at either end. Otherwise, they are projected.
  const projected = quarters.filter(({ kind }) => kind !== 'measured');
  for (const { kind, net: own } of projected) {
    expect(kind).toBe(evidence.lasting === 'gone' ? 'not-projected' : 'projected');
    if (kind === 'not-projected') expect([own.high, own.low <= 0]).toEqual([own.low, true]);
  }
  for (const { number, kind } of quarters.slice(1)) {
    const quarter = evidence.quarters?.[number - 1];
    expect(kind === 'measured').toBe(quarter?.complete === true && quarter.headlinePercent !== null);
  }

  // A year is a gain or a loss only if every measured quarter's own interval and both ends of the range agree.
  const claims = new Set(
    quarters.filter(({ kind }) => kind === 'measured').map(({ number }) => claimOf(report, number)),
  );
  if (outcome === 'gain') expect([[...claims], net.low > 0]).toEqual([['faster'], true]);
  if (outcome === 'loss') expect([[...claims], (net.high ?? -1) < 0]).toEqual([['slower'], true]);
  if (outcome === 'no-gain') expect(claims.size).toBe(1);
  if (outcome === 'costs-more') expect([claims.size > 1, (net.high ?? 0) < 0]).toEqual([true, true]);
  if (outcome === 'gain') expect(paybackMonths?.base).not.toBeNull();
  if (outcome === 'no-gain' || outcome === 'loss' || outcome === 'costs-more')
    expect([paybackMonths?.low, paybackMonths?.base]).toEqual([null, null]);
  return [outcome, ...quarters.map(({ kind }) => kind)];
}

/** What the interval of a quarter says; of the first quarter, the verdict. */
function claimOf({ evidence }: Report, number: number): Claim | undefined {
  if (evidence?.kind !== 'estimated' || number === 1)
    return evidence?.kind === 'estimated' ? evidence.verdict : undefined;
  const interval = evidence.quarters?.[number - 1]?.intervalPercent;
  return interval ? verdictFromInterval(interval) : undefined;
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
      'costs-more',
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
