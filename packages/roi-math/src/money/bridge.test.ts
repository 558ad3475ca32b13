import type { Evidence } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { FREE, hours, licenses, ready, saved, step, withEvidence } from '../../test/bridges.ts';
import { report } from '../../test/reports.ts';
import { recalculate } from '../report/recalculate.ts';
import { defaultEconomics } from './economics.ts';

describe('bridge', () => {
  it('has all steps from the headline to the net value', () => {
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
    expect(steps[3]).toMatchObject({ effectPercent: { low: 10, base: 18, high: 30 }, limit: 'estimate' });
    expect(steps[3]?.amount).toEqual({ low: saved(10), base: saved(18), high: 11_000 });
    expect(steps[4]).toMatchObject({ rate: { low: 0.3, base: 0.5, high: 0.8 } });
    expect(steps[4]?.amount).toEqual({ low: saved(10) * 0.3, base: saved(18) * 0.5, high: 11_000 * 0.8 });
    expect(steps[5]).toMatchObject({ seatDollars: licenses, seatMonths: 91 / (365 / 12), spend: null });
    expect(steps[5]?.change.base).toBeCloseTo(-licenses, 8);
    expect(net.base).toBeCloseTo(saved(18) * 0.5 - licenses, 8);
    expect(steps[6]).toMatchObject({ amount: net, change: { low: 0, base: 0, high: 0 }, outcome: 'open' });
  });

  it('agrees with a calculation by hand', () => {
    // Low: 4,888.89 × 0.3 − 1,495.89; base: 9,658.54 × 0.5 − 1,495.89; high: 11,000 × 0.8 − 1,495.89.
    const { net } = ready(report(), defaultEconomics);
    expect(net.low).toBeCloseTo(-29.22, 2);
    expect(net.base).toBeCloseTo(3333.38, 2);
    expect(net.high).toBeCloseTo(7304.11, 2);
  });

  it('adds up: each step is the previous step plus its change', () => {
    const { steps, net } = ready(report(), defaultEconomics);
    for (const which of ['low', 'base', 'high'] as const) {
      expect(steps.reduce((sum, { change }) => sum + (change[which] ?? Number.NaN), 0)).toBeCloseTo(net[which] ?? 0, 8);
    }
  });

  it('limits measured tasks to completed tasks, and completed tasks to all tasks', () => {
    const measured = withEvidence({
      measuredHours: { pre: { tickets: 90, hours: 900 }, post: { tickets: 500, hours: 4000 } },
    });
    expect(step('not-measured', measured, defaultEconomics)).toMatchObject({ tasks: 0, change: { base: 0 } });
    const completed = report({ post: { completed_tasks: 140 } });
    expect(step('not-completed', completed, defaultEconomics)).toMatchObject({ tasks: 0, change: { base: 0 } });
  });
});

describe('tickets in parallel', () => {
  // Seats × 520 h: two people work 1,040 h, and the tickets' hours add up to 4,160.
  const given = withEvidence(hours(50, 4160 / 110));
  const two = { ...defaultEconomics, seats: 2 };

  it('count only once', () => {
    const parallel = step('parallel', given, two);
    expect(parallel).toMatchObject({ seats: 2, teamHours: 1040, amount: { base: 11_000 / 4 } });
    expect(parallel.measuredHours).toBeCloseTo(4160, 8);
    expect(parallel.change.base).toBe(-11_000 * 0.75);
    // The cost of the hours that two people work: 1,040 × $50 = $52,000.
    expect(
      step('evidence', withEvidence({ ...hours(50, 4160 / 110), intervalPercent: [3, 30] }), two).amount.low,
    ).toBeCloseTo(saved(3, 52_000), 8);
    expect(step('evidence', given, { ...two, seats: 4 }).amount.base).toBe(5500);
  });

  it('also count only once if the amount is limited to the observed difference', () => {
    const close = withEvidence(hours(4160 / 110 + 0.5, 4160 / 110));
    const { limit, amount } = step('evidence', close, two);
    expect(limit).toBe('observed');
    expect(amount.base).toBeCloseTo((0.5 * 110 * 50) / 4, 8);
  });

  it('add no step if the tickets take no more hours than the team works', () => {
    expect(ready(given, { ...two, seats: 8 }).steps.map(({ kind }) => kind)).not.toContain('parallel');
    expect(ready(given, { ...two, seats: 7 }).steps.map(({ kind }) => kind)).toContain('parallel');
  });

  it('also reduce a loss', () => {
    const loss = report({ pre: { avg_hours_per_task: 6, avg_cost_per_task: 300 } });
    loss.summary_metrics.improvements.cost_savings_per_task = -100;
    const { evidence } = given;
    expect(step('parallel', { ...loss, evidence }, two).amount.base).toBe(-11_000 / 4);
  });
});

describe('the trend-adjusted estimate', () => {
  it('never adds to the difference on the cards', () => {
    const larger = withEvidence({ headlinePercent: 25, intervalPercent: [10, 40], ...hours(20, 8) });
    expect(saved(25)).toBeGreaterThan(11_000);
    expect(step('evidence', larger, FREE)).toMatchObject({ limit: 'observed', amount: { base: 11_000 } });
  });

  it('never adds to the difference of all measured hours', () => {
    const smaller = withEvidence(hours(8.5, 8));
    expect(step('evidence', smaller, FREE)).toMatchObject({
      limit: 'observed',
      amount: { low: 0.5 * 110 * 50, base: 0.5 * 110 * 50, high: 11_000 },
    });
  });

  it('is the larger loss if both the estimate and the averages show a loss', () => {
    const loss: Partial<Evidence> = { verdict: 'slower', intervalPercent: [-30, -10] };
    const large = step('evidence', withEvidence({ ...loss, headlinePercent: -18, ...hours(7.9, 8) }), FREE);
    expect(large).toMatchObject({ limit: 'estimate', amount: { base: saved(-18) } });
    const small = step('evidence', withEvidence({ ...loss, headlinePercent: -18, ...hours(4, 8) }), FREE);
    expect(small).toMatchObject({ limit: 'observed', amount: { low: -22_000, base: -22_000, high: saved(-10) } });
  });

  it('is at most the high end of the interval, even if the shrunk estimate of a loss is above that end', () => {
    const shrunk = withEvidence({ verdict: 'slower', intervalPercent: [-90, -60], headlinePercent: -40 });
    expect(step('evidence', shrunk, FREE).amount).toEqual({ low: saved(-90), base: saved(-60), high: saved(-60) });
  });

  it('is 0 at every end of the range if an hour costs nothing', () => {
    const free = recalculate(report(), 1);
    free.summary_metrics.assumptions.hourly_rate = 0;
    free.summary_metrics.improvements.cost_savings_per_task = 0;
    expect(step('evidence', free, FREE)).toMatchObject({ limit: 'estimate', amount: { low: 0, base: 0, high: 0 } });
    const { evidence } = withEvidence({ intervalPercent: [10, 100] });
    expect(step('evidence', { ...free, evidence }, FREE).amount).toEqual({ low: 0, base: 0, high: 0 });
  });

  it('has no high end if the interval is wider than 100 points', () => {
    const wide = withEvidence({ verdict: 'no-detectable-change', intervalPercent: [-40.1, 60], headlinePercent: 5 });
    const { net, steps, projection, paybackMonths } = ready(wide, defaultEconomics);
    expect(net.high).toBeNull();
    expect(steps.slice(3, 6).map(({ change, amount }) => [change.high, amount.high])).toEqual(
      [1, 2, 3].map(() => [null, null]),
    );
    expect(projection).toMatchObject({ kind: 'range', high: null });
    expect(paybackMonths).toBeNull();
    const narrower = withEvidence({ intervalPercent: [-40, 60], headlinePercent: 5 });
    expect(ready(narrower, defaultEconomics).net.high).toBeCloseTo(11_000 * 0.8 - licenses, 8);
  });

  it('recognizes a loss even if the range has no high end', () => {
    const loss = withEvidence({ verdict: 'slower', intervalPercent: [-250, -120], headlinePercent: -150 });
    expect(step('net', loss, defaultEconomics)).toMatchObject({ outcome: 'loss', amount: { high: null } });
    const open = withEvidence({ intervalPercent: [-60, 60], headlinePercent: 5 });
    expect(step('net', open, defaultEconomics)).toMatchObject({ outcome: 'open', amount: { high: null } });
  });

  it('has a range whose ends are at most the hours of the team', () => {
    // One person: 520 h × $50, and 520 of 880 h count.
    const limit = (520 / 880) * 520 * 50;
    const huge = withEvidence({ intervalPercent: [10, 99.9], headlinePercent: 60, ...hours(900, 8) });
    huge.summary_metrics.improvements.cost_savings_per_task = 1000;
    expect(step('evidence', huge, { ...FREE, seats: 1 })).toMatchObject({
      limit: 'capacity',
      amount: { base: limit, high: limit },
    });
    for (const high of [100, 110]) {
      const beyond = withEvidence({ intervalPercent: [10, high], headlinePercent: 18 });
      beyond.summary_metrics.improvements.cost_savings_per_task = 9000;
      expect(step('evidence', beyond, FREE).amount).toMatchObject({ base: saved(18), high: 25 * 520 * 50 });
    }
  });

  it('has no high end above the difference on the cards', () => {
    const given = withEvidence({ intervalPercent: [10, 19] });
    expect(step('evidence', given, FREE)).toMatchObject({ amount: { high: saved(19) }, isHighLimited: false });
    expect(step('evidence', report(), FREE)).toMatchObject({ amount: { high: 11_000 }, isHighLimited: true });
  });

  it('has the whole interval if no change was found, whatever the cards show', () => {
    const none = withEvidence({ intervalPercent: [-10, 30], headlinePercent: 8, verdict: 'no-detectable-change' });
    for (const savings of [-20, 0, 1, 500]) {
      none.summary_metrics.improvements.cost_savings_per_task = savings;
      expect(step('evidence', none, FREE)).toMatchObject({
        limit: 'interval',
        amount: { low: saved(-10), base: saved(8), high: saved(30) },
      });
    }
  });

  it('shows no saving at any end of the range if work is slower', () => {
    const slower = withEvidence({ verdict: 'slower', intervalPercent: [-30, -10], headlinePercent: -18 });
    slower.summary_metrics.improvements.cost_savings_per_task = -20;
    expect(step('evidence', slower, FREE).amount.high).toBe(saved(-10));
  });

  it('is a loss of at most the hours that the team works', () => {
    // One person: 520 h × $50, and 520 of 880 h count.
    const limit = (520 / 880) * 520 * 50;
    const wide = withEvidence({ verdict: 'no-detectable-change', intervalPercent: [-900, 99], headlinePercent: 0 });
    const { amount } = step('evidence', wide, { ...FREE, seats: 1 });
    expect(amount.low).toBe(-limit);
    const narrow = withEvidence({ verdict: 'no-detectable-change', intervalPercent: [-2, 95], headlinePercent: 0 });
    expect(step('evidence', narrow, { ...FREE, seats: 1 }).amount.high).toBe(limit);
  });

  it('never has a negative zero', () => {
    const none = report({ post: { completed_tasks: 0 } });
    none.summary_metrics.improvements.cost_savings_per_task = -20;
    const figures = ready(none, FREE).steps.flatMap(({ amount, change }) => [amount, change]);
    for (const { low, base, high } of figures)
      for (const end of [low, base, high]) expect(Object.is(end, -0)).toBe(false);
  });
});
