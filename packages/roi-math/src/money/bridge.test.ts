import type { Evidence, Report } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { report } from '../../test/reports.ts';
import { bridge } from './bridge.ts';
import { defaultEconomics } from './economics.ts';

const NONE = { seats: 25, pricePerSeatMonth: 0, realisationRate: 1 };

function withEvidence(over: Partial<Evidence>): Report {
  const { evidence, ...rest } = report();
  if (evidence === undefined) throw new Error('the report has evidence');
  return { ...rest, evidence: { ...evidence, ...over } };
}

function ready(...args: Parameters<typeof bridge>) {
  const result = bridge(...args);
  if (result.kind !== 'ready') throw new Error(`unavailable: ${result.reason}`);
  return result;
}

describe('bridge', () => {
  // 110 measured tasks × $400 = $44,000 after adoption. Saved: 10 % of what would have been → × 10/90, 20 % → × 20/80,
  // 30 % → × 30/70. Licenses: 25 × $20 × 91 / (365/12) months.
  const licenses = 25 * 20 * (91 / (365 / 12));

  it('leads from the headline to the net value', () => {
    const { steps, net } = ready(report(), defaultEconomics);
    expect(steps.map(({ kind }) => kind)).toEqual([
      'headline',
      'not-completed',
      'not-measured',
      'evidence',
      'realization',
      'licenses',
      'net',
    ]);
    expect(steps[0]).toMatchObject({ tasks: 130, amount: { low: 13_000, base: 13_000, high: 13_000 } });
    expect(steps[0]?.change).toEqual(steps[0]?.amount);
    expect(steps[1]).toMatchObject({ tasks: 10, amount: { base: 12_000 }, change: { low: -1000, base: -1000 } });
    expect(steps[2]).toMatchObject({ tasks: 10, amount: { base: 11_000 }, change: { base: -1000 } });
    expect(steps[3]).toMatchObject({ effectPercent: { low: 10, base: 20, high: 30 }, amount: { base: 11_000 } });
    expect(steps[3]?.amount.low).toBeCloseTo((44_000 * 10) / 90, 8);
    expect(steps[3]?.amount.high).toBeCloseTo((44_000 * 30) / 70, 8);
    expect(steps[4]).toMatchObject({ rate: { low: 0.3, base: 0.5, high: 0.8 }, amount: { base: 5500 } });
    expect(steps[4]?.amount.low).toBeCloseTo(((44_000 * 10) / 90) * 0.3, 8);
    expect(steps[4]?.amount.high).toBeCloseTo(((44_000 * 30) / 70) * 0.8, 8);
    expect(steps[5]).toMatchObject({ dollars: licenses, months: 91 / (365 / 12) });
    expect(steps[5]?.change.high).toBeCloseTo(-licenses, 8);
    expect(net.base).toBeCloseTo(5500 - licenses, 8);
    expect(steps[6]).toMatchObject({ amount: net, change: { low: 0, base: 0, high: 0 } });
  });

  it('adds up: each step is the one before plus its change', () => {
    const { steps, net } = ready(report(), defaultEconomics);
    for (const which of ['low', 'base', 'high'] as const) {
      expect(steps.reduce((sum, { change }) => sum + change[which], 0)).toBeCloseTo(net[which], 8);
    }
  });

  it('projects the net to a year once', () => {
    const { projection, net } = ready(report(), defaultEconomics);
    expect(projection).toEqual({
      kind: 'estimate',
      annual: { low: (net.low / 91) * 365, base: (net.base / 91) * 365, high: (net.high / 91) * 365 },
    });
  });

  it('projects a loss as well', () => {
    const slower = withEvidence({ verdict: 'slower', effect_percent: -20, interval_percent: [-30, -10] });
    const { projection, steps, paybackMonths } = ready(slower, NONE);
    expect(steps[4]?.amount.base).toBeCloseTo((44_000 * -20) / 120, 8);
    expect(projection).toMatchObject({ kind: 'estimate' });
    expect(paybackMonths).toEqual({ low: null, base: null, high: null });
  });

  it('leaves the year open when no change was found', () => {
    const { projection } = ready(withEvidence({ verdict: 'no-detectable-change', interval_percent: [-10, 30] }), NONE);
    expect(projection).toEqual({
      kind: 'open',
      low: ((44_000 * -10) / 110 / 91) * 365,
      high: expect.closeTo(((44_000 * 30) / 70 / 91) * 365, 6),
    });
  });

  it('discounts freed time only: time lost is lost in full', () => {
    const { steps } = ready(withEvidence({ interval_percent: [-10, 30] }), defaultEconomics);
    expect(steps[4]?.amount.low).toBe((44_000 * -10) / 110);
    expect(Object.is(steps[4]?.change.low, 0)).toBe(true);
  });

  it('lets a chosen rate beyond the usual range move it', () => {
    expect(ready(report(), { ...NONE, realisationRate: 0.2 }).steps[4]).toMatchObject({
      rate: { low: 0.2, base: 0.2, high: 0.8 },
    });
    expect(ready(report(), NONE).steps[4]).toMatchObject({ rate: { low: 0.3, base: 1, high: 1 } });
  });

  it('marks a net that rests on more hours than the team works', () => {
    expect(ready(report(), { ...defaultEconomics, seats: 0.1 }).steps.at(-1)).toMatchObject({
      kind: 'net',
      refused: true,
    });
    expect(ready(report(), defaultEconomics).steps.at(-1)).toMatchObject({ kind: 'net', refused: false });
  });

  it('gives payback and break-even', () => {
    const { paybackMonths, breakEvenPercent } = ready(report(), defaultEconomics);
    expect(paybackMonths.base).toBeCloseTo((licenses / 5500) * 12, 8);
    expect(paybackMonths.low).toBeCloseTo((licenses / (((44_000 * 10) / 90) * 0.3)) * 12, 8);
    expect(paybackMonths.high).toBeCloseTo((licenses / (((44_000 * 30) / 70) * 0.8)) * 12, 8);
    expect(breakEvenPercent).toBeCloseTo((licenses / (22_000 + licenses)) * 100, 8);
  });

  it('has a break-even that indeed breaks even', () => {
    const { breakEvenPercent } = ready(report(), defaultEconomics);
    const { net } = ready(withEvidence({ effect_percent: breakEvenPercent }), defaultEconomics);
    expect(net.base).toBeCloseTo(0, 8);
  });

  it('has no break-even where no freed time becomes output', () => {
    const { breakEvenPercent, paybackMonths } = ready(report(), { ...defaultEconomics, realisationRate: 0 });
    expect(breakEvenPercent).toBeNull();
    expect(paybackMonths.base).toBeNull();
  });

  it('never counts more measured tasks than were completed', () => {
    const { steps } = ready(withEvidence({ tickets: { pre: 90, post: 500 } }), defaultEconomics);
    expect(steps[2]).toMatchObject({ tasks: 0, change: { base: 0 } });
  });

  it.each([
    ['nothing-after-adoption', report({ post: { total_tasks: 0 } })],
    ['nothing-after-adoption', report({ post: { total_days: 0 }, time_series_data: { time_savings: [] } })],
    ['not-measured', report({ post: { avg_cost_per_task: null } })],
    ['no-evidence', report({ evidence: undefined })],
    ['no-evidence', withEvidence({ interval_percent: [10, 100] })],
    ['too-little-data', withEvidence({ verdict: 'too-little-data' })],
    ['too-little-data', withEvidence({ effect_percent: null })],
    ['too-little-data', withEvidence({ interval_percent: null })],
  ] as const)('is unavailable: %s', (reason, given) => {
    expect(bridge(given, defaultEconomics)).toEqual({ kind: 'unavailable', reason });
  });

  it('is unavailable when savings per task are unknown', () => {
    const unknown = report();
    unknown.summary_metrics.improvements.cost_savings_per_task = null;
    expect(bridge(unknown, defaultEconomics)).toEqual({ kind: 'unavailable', reason: 'not-measured' });
  });

  it.each([
    [{ seats: -1 }, 'Seats must be a number of at least 0.'],
    [{ seats: NaN }, 'Seats must be a number of at least 0.'],
    [{ pricePerSeatMonth: -1 }, 'The price per seat must be a number of at least 0.'],
    [{ pricePerSeatMonth: Infinity }, 'The price per seat must be a number of at least 0.'],
    [{ realisationRate: 1.1 }, 'The realization rate must be between 0 and 1.'],
    [{ realisationRate: -0.1 }, 'The realization rate must be between 0 and 1.'],
    [{ realisationRate: NaN }, 'The realization rate must be between 0 and 1.'],
  ])('refuses %j', (over, message) => {
    expect(() => bridge(report(), { ...defaultEconomics, ...over })).toThrow(RangeError);
    expect(() => bridge(report(), { ...defaultEconomics, ...over })).toThrow(message);
  });
});

describe('capacity', () => {
  // 260 h saved; 65 weekdays × 8 h = 520 h a seat.
  it.each([
    [25, 'plausible'],
    [2, 'plausible'],
    [1, 'warned'],
    [0.5, 'warned'],
    [0.49, 'refused'],
    [0, 'refused'],
  ])('of %d seats: %s', (seats, kind) => {
    const result = ready(report(), { ...defaultEconomics, seats });
    expect(result.capacity).toEqual({ kind, hoursSaved: 260, teamHours: seats * 520 });
    expect(result.projection.kind).toBe(kind === 'refused' ? 'refused' : 'estimate');
  });

  it('asks about the days of the post period', () => {
    const shorter = report({ post: { total_days: 7 } });
    expect(ready(shorter, defaultEconomics).capacity?.teamHours).toBe(25 * 40);
    expect(ready(shorter, defaultEconomics).steps[5]).toMatchObject({ months: 7 / (365 / 12) });
  });

  it('warns above 30 % of the hours, not at them', () => {
    const seats = 260 / 0.3 / 520;
    expect(ready(report(), { ...defaultEconomics, seats: seats * 1.0001 }).capacity?.kind).toBe('plausible');
    expect(ready(report(), { ...defaultEconomics, seats: seats * 0.9999 }).capacity?.kind).toBe('warned');
  });

  it('is unknown without an adoption date', () => {
    const undated = report();
    undated.summary_metrics.claude_adoption_date = '';
    expect(ready(undated, defaultEconomics).capacity).toBeNull();
  });

  it('is unknown without hours', () => {
    expect(ready(report({ pre: { avg_hours_per_task: null } }), defaultEconomics).capacity).toBeNull();
  });
});
