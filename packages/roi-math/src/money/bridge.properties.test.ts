import type { Economics, Report } from '@roi-insight/contracts';
import { estimated } from '../../test/estimated.ts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEconomics, anyReport } from '../../test/anyReport.ts';
import { simulated } from '../../test/simulated.ts';
import { analyzeTickets } from '../analyzeTickets.ts';
import { cardValues } from '../report/cardValues.ts';
import { hourlyRate } from '../report/costs.ts';
import { type Bridge, bridge } from './bridge.ts';
import { defaultEconomics } from './economics.ts';

const ADOPTION = '2025-08-25';
const AS_OF = '2025-11-24T00:00:00Z';
const RUNS = { numRuns: 1000, seed: 20_250_825 };

type Ready = Extract<Bridge, { kind: 'ready' }>;

function ready(given: Report, economics: Economics): Ready {
  const result = bridge(given, economics);
  if (result.kind !== 'ready') throw new Error(result.reason);
  return result;
}

const ENDS = ['low', 'base', 'high'] as const;

/** Checks the properties that every report has, whatever the economics. */
function expectSound(
  given: Report,
  economics: Economics,
  { period, steps, net, outcome, returned, projection, paybackMonths, capacity }: Ready,
): void {
  const { evidence, summary_metrics: summary } = given;
  const measuredHours = evidence?.measuredHours?.post.hours ?? Number.NaN;
  const parallel = Math.min(1, capacity.teamHours / measuredHours);
  const rate = hourlyRate(summary.assumptions.engineer_annual_cost);
  const headline = steps[0]?.amount.base ?? Number.NaN;
  const measured = steps.find(({ kind }) => kind === 'not-measured')?.amount.base ?? Number.NaN;
  const sum = { low: 0, base: 0, high: 0 };
  const scale = Math.max(...steps.flatMap((step) => ENDS.map((end) => Math.abs(step.amount[end] ?? 0))), 1);
  const slack = 1e-9 * scale;
  const times = period.kind === 'first-year' ? 4 : 1;

  for (const { kind, amount: left, change } of steps) {
    for (const end of ENDS) sum[end] += change[end] ?? Number.NaN;
    expect(left.low).toBeLessThanOrEqual(left.base);
    if (left.high !== null) expect(left.base).toBeLessThanOrEqual(left.high);
    if (['evidence', 'realization', 'licenses', 'net'].includes(kind)) {
      for (const end of ENDS)
        expect(left[end] ?? 0).toBeLessThanOrEqual(times * parallel * capacity.teamHours * rate + slack);
    }
  }
  for (const end of ENDS) if (net[end] !== null) expect(Math.abs(sum[end] - net[end])).toBeLessThanOrEqual(slack);

  // With a claim, no end of a gain is above the headline, and no end of a loss is above 0. The base of a loss includes
  // the part of the measured tasks that is put to use.
  if (!['inconclusive', 'costs-more', 'refused'].includes(outcome) && period.kind === 'first-quarter') {
    for (const end of ENDS) expect(net[end] ?? -Infinity).toBeLessThanOrEqual(Math.max(headline, 0) + slack);
    const used = measured * parallel * economics.realisationRate;
    if (headline < 0) expect(net.base).toBeLessThanOrEqual(Math.min(0, used) + slack);
  }

  // A range that is wholly below zero is never inconclusive, and a net value is never above the gross of the same time.
  if (outcome === 'inconclusive') expect(net.high ?? 0).toBeGreaterThanOrEqual(0);
  if (outcome === 'costs-more') expect(net.high).toBeLessThan(0);
  if (outcome !== 'inconclusive') expect(net.base).toBeLessThanOrEqual(Math.max(headline, 0) + slack);
  if (projection.kind === 'estimate') {
    const { annualProjection } = cardValues(summary);
    expect(projection.annual.base).toBeLessThanOrEqual(Math.max(annualProjection ?? Number.NaN, 0) + 4 * slack);
  }
  const spend = steps.find((step) => step.kind === 'licenses')?.dollars ?? Number.NaN;
  expect(returned !== null).toBe(outcome === 'gain' && spend > 0);
  if (returned !== null) {
    expect(returned.low).toBeGreaterThan(1);
    expect(Math.abs(returned.base * spend - spend - net.base)).toBeLessThanOrEqual(slack);
  }

  if (evidence?.grade === 'D') {
    expect(['unsupported', 'refused']).toContain(projection.kind);
    expect(paybackMonths).toBeNull();
  }
  const dearer = ready(given, { ...economics, pricePerSeatMonth: economics.pricePerSeatMonth + 1 });
  for (const end of ENDS) {
    if (net[end] !== null) expect(dearer.net[end] ?? Number.NaN).toBeLessThanOrEqual(net[end]);
  }
  const unused = ready(given, { ...economics, realisationRate: 0 }).steps.find(({ kind }) => kind === 'realization');
  for (const end of ENDS) expect(unused?.amount[end] ?? 0).toBe(0);
}

describe('the net value', () => {
  it('is consistent for any report and any economics', () => {
    const outcomes = new Set<string>();
    fc.assert(
      fc.property(anyReport, anyEconomics, (given, economics) => {
        const result = ready(given, economics);
        expectSound(given, economics, result);
        const last = result.steps.at(-1);
        if (last?.kind === 'net') outcomes.add(last.outcome);
        for (const step of result.steps) {
          outcomes.add(step.kind);
          if (step.kind === 'evidence') outcomes.add(step.limit);
        }
      }),
      RUNS,
    );
    // The generated reports cover every case.
    expect([...outcomes]).toEqual(
      expect.arrayContaining([
        'gain',
        'loss',
        'no-gain',
        'open',
        'inconclusive',
        'costs-more',
        'refused',
        'parallel',
        'estimate',
        'observed',
        'capacity',
        'interval',
        'conflict',
      ]),
    );
  });

  const NO_NET: readonly Report[] = [
    fixtures.elapsedTimes,
    fixtures.emptyPost,
    fixtures.missingEvidence,
    fixtures.oneWeek,
    fixtures.organizationLeftOut,
    fixtures.organizationNoneStarted,
    fixtures.tooLittleData,
  ];

  it.each(Object.entries(fixtures))('is consistent for the fixture %s', (_, given) => {
    for (const seats of [1, 3, 25, 400]) {
      const economics = { ...defaultEconomics, seats };
      const result = bridge(given, economics);
      if (result.kind === 'ready') expectSound(given, economics, result);
      else expect(NO_NET).toContain(given);
    }
  });

  it('is consistent for simulated teams', () => {
    const verdicts = new Set<string>();
    const scenarios = [-0.5, 0, 0.1, 0.3, 0.6].flatMap((effect) =>
      [-0.015, 0, 0.01].map((trend) => ({ effect, trend, shock: 0.1, persistence: 0.3 })),
    );
    for (const [seed, scenario] of scenarios.entries()) {
      const given = simulatedReport(scenario, seed);
      verdicts.add(estimated(given.evidence).verdict);
      for (const seats of [2, 10, 60]) {
        const economics = { ...defaultEconomics, seats };
        expectSound(given, economics, ready(given, economics));
      }
    }
    expect([...verdicts].toSorted()).toEqual(['faster', 'no-detectable-change', 'slower']);
  });

  it('has no annual figure to start from if the team has too few weeks', () => {
    const given = simulatedReport({ postWeeks: 5 }, 1, '2025-09-29T00:00:00Z');
    expect(given.evidence?.kind).toBe('too-little-data');
    expect(given.summary_metrics.improvements).toMatchObject({
      annual_savings_estimate: null,
      cost_savings_per_task: expect.any(Number),
    });
  });
});

function simulatedReport(scenario: Parameters<typeof simulated>[0], seed: number, asOf = AS_OF): Report {
  const analysis = analyzeTickets(simulated(scenario, seed), { adoptionDate: ADOPTION, asOf, timeZone: 'UTC' });
  return { success: true, ...analysis, provenance: undefined };
}
