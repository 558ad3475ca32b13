import { describe, expect, it } from 'vitest';
import { FREE, licenses, ready, saved, step, withEvidence } from '../../test/bridges.ts';
import { report } from '../../test/reports.ts';
import { defaultEconomics } from './economics.ts';

describe('the realization rate', () => {
  it('counts lost time like saved time', () => {
    // 80 % of the 4,000 lost count at the cautious end, just as 80 % of the savings count at the optimistic end.
    const { steps } = ready(withEvidence({ intervalPercent: [-10, 30] }), defaultEconomics);
    expect(steps[4]?.amount).toMatchObject({ low: ((44_000 * -10) / 110) * 0.8, high: 11_000 * 0.8 });
    const slower = withEvidence({ verdict: 'slower', headlinePercent: -18, intervalPercent: [-30, -10] });
    expect(step('realization', slower, defaultEconomics).amount).toEqual({
      low: saved(-30) * 0.8,
      base: saved(-18) * 0.5,
      high: saved(-10) * 0.3,
    });
  });

  it('has a range that includes a chosen rate outside the usual range', () => {
    expect(step('realization', report(), { ...FREE, realisationRate: 0.2 }).rate).toEqual({
      low: 0.2,
      base: 0.2,
      high: 0.8,
    });
    expect(step('realization', report(), FREE).rate).toEqual({ low: 0.3, base: 1, high: 1 });
  });

  it('if it is 0, leaves no value at either end of the range', () => {
    const { steps, net, breakEvenPercent, paybackMonths } = ready(report(), {
      ...defaultEconomics,
      realisationRate: 0,
    });
    expect(steps[4]?.amount).toEqual({ low: 0, base: 0, high: 0 });
    expect(net).toEqual({ low: -licenses, base: -licenses, high: -licenses });
    expect(steps[6]).toMatchObject({ outcome: 'nothing' });
    expect(breakEvenPercent).toBeNull();
    expect(paybackMonths).toEqual({ low: null, base: null, high: null });
  });
});

describe('the licenses', () => {
  const month = (name: string, amount: number) => ({ month: name, amount });

  it('cost the entered spend if it covers every day', () => {
    // Aug 25 to Nov 23: 7 of 31 days of August, all of September and October, 23 of 30 days of November.
    const spend = [month('2025-08', 310), month('2025-09', 500), month('2025-10', 600), month('2025-11', 300)];
    const paid = 70 + 500 + 600 + 230;
    const licensed = step('licenses', report(), { ...defaultEconomics, spend });
    expect(licensed).toMatchObject({ spend: { days: 91 }, days: 91, seatDollars: 0, seatMonths: 0 });
    expect(licensed.dollars).toBeCloseTo(paid, 8);
    expect(licensed.change.base).toBeCloseTo(-paid, 8);
  });

  it('cost seats × price on days without an entered spend', () => {
    const licensed = step('licenses', report(), { ...defaultEconomics, spend: [month('2025-09', 900)] });
    expect(licensed).toMatchObject({ spend: { dollars: 900, days: 30 } });
    expect(licensed.dollars).toBeCloseTo(900 + (licenses * 61) / 91, 8);
  });

  it('do not include the spend of months outside the period', () => {
    const spend = [month('2025-07', 900), month('2025-12', 900)];
    expect(step('licenses', report(), { ...defaultEconomics, spend })).toMatchObject({
      dollars: licenses,
      spend: { dollars: 0, days: 0 },
    });
  });

  it('do not include an entered spend if the report has no adoption date', () => {
    const undated = report();
    undated.summary_metrics.claude_adoption_date = '';
    const spend = [month('2025-09', 900)];
    expect(step('licenses', undated, { ...defaultEconomics, spend })).toMatchObject({ spend: { days: 0 } });
  });
});

describe('the net value', () => {
  it('has the outcome gain, no-gain or open if work is faster', () => {
    expect(step('net', report(), FREE).outcome).toBe('gain');
    expect(step('net', withEvidence({ intervalPercent: [0, 30] }), FREE).outcome).toBe('open');
    expect(step('net', report(), { ...FREE, pricePerSeatMonth: 20 }).outcome).toBe('open');
    expect(step('net', report(), { ...FREE, pricePerSeatMonth: 2000 }).outcome).toBe('no-gain');
  });

  it('is a loss only if work is slower', () => {
    const slower = withEvidence({ verdict: 'slower', headlinePercent: -18, intervalPercent: [-30, -10] });
    expect(step('net', slower, FREE).outcome).toBe('loss');
  });

  it('is minus the license cost if no time is put to use or an hour costs nothing, whatever the verdict is', () => {
    const verdicts = [
      report(),
      withEvidence({ verdict: 'slower', headlinePercent: -18, intervalPercent: [-30, -10] }),
      withEvidence({ verdict: 'no-detectable-change', intervalPercent: [-10, 30] }),
      withEvidence({ verdict: 'no-detectable-change', intervalPercent: [-400, 30] }),
    ];
    for (const [index, given] of verdicts.entries()) {
      const { summary_metrics: summary } = given;
      const assumptions = { ...summary.assumptions, hourly_rate: 0 };
      const unpaid = { ...given, summary_metrics: { ...summary, assumptions } };
      for (const found of [
        ready(given, { ...defaultEconomics, realisationRate: 0 }),
        ready(unpaid, { ...defaultEconomics, realisationRate: 0.5 }),
      ]) {
        expect([index, found.outcome, found.returned]).toEqual([index, 'nothing', null]);
        expect(found.net).toEqual({ low: -licenses, base: -licenses, high: -licenses });
        expect(found.projection).toMatchObject({ kind: 'estimate' });
      }
      expect(step('net', given, { ...FREE, realisationRate: 0 })).toMatchObject({
        outcome: 'nothing',
        amount: { low: 0, base: 0, high: 0 },
      });
    }
  });

  it('is inconclusive if there is no detectable change, unless the licenses cost more than can have been saved', () => {
    const none = withEvidence({ verdict: 'no-detectable-change', intervalPercent: [-10, 30] });
    for (const savings of [-500, -20, 0, 100]) {
      none.summary_metrics.improvements.cost_savings_per_task = savings;
      for (const pricePerSeatMonth of [0, 20, 2000]) {
        expect(ready(none, { ...FREE, pricePerSeatMonth })).toMatchObject({
          outcome: pricePerSeatMonth === 2000 ? 'costs-more' : 'inconclusive',
          projection: { kind: 'range' },
          returned: null,
          paybackMonths: null,
        });
      }
    }
  });

  it('is inconclusive if work is faster but the averages show a loss, so that the range has both signs', () => {
    const contradicted = report();
    contradicted.summary_metrics.improvements.cost_savings_per_task = -20;
    expect(ready(contradicted, FREE).outcome).toBe('inconclusive');
    expect(step('evidence', contradicted, FREE)).toMatchObject({
      limit: 'conflict',
      amount: { low: -2200, high: saved(30) },
    });
  });

  it('is refused if the headline claims more hours than the team works', () => {
    const beyond = report({ post: { avg_hours_per_task: 4 } });
    expect(step('net', beyond, { ...defaultEconomics, seats: 1 }).outcome).toBe('refused');
    expect(ready(beyond, { ...defaultEconomics, seats: 1 })).toMatchObject({
      projection: { kind: 'refused' },
      paybackMonths: null,
    });
  });

  it('is annualized only once', () => {
    const { projection, net } = ready(report(), defaultEconomics);
    expect(projection).toEqual({
      kind: 'estimate',
      annual: { low: net.low * 4, base: net.base * 4, high: (net.high ?? 0) * 4 },
    });
  });

  it('is also extrapolated if it is a loss', () => {
    const slower = withEvidence({ verdict: 'slower', headlinePercent: -18, intervalPercent: [-30, -10] });
    const { projection, paybackMonths } = ready(slower, FREE);
    expect(projection).toMatchObject({ kind: 'estimate', annual: { base: saved(-18) * 4 } });
    expect(paybackMonths).toEqual({ low: null, base: null, high: null });
  });

  it('of a year is only a range if no change was found', () => {
    const none = withEvidence({ verdict: 'no-detectable-change', intervalPercent: [-10, 30] });
    expect(ready(none, FREE).projection).toEqual({
      kind: 'range',
      low: saved(-10) * 4,
      high: saved(30) * 4,
    });
  });

  it.each(['faster', 'slower', 'no-detectable-change'] as const)('is not extrapolated at grade D: %s', (verdict) => {
    expect(ready(withEvidence({ verdict, grade: 'D' }), defaultEconomics).projection).toEqual({ kind: 'unsupported' });
    expect(ready(withEvidence({ verdict, grade: 'D' }), defaultEconomics).paybackMonths).toBeNull();
    expect(ready(withEvidence({ verdict, grade: 'C' }), defaultEconomics).projection.kind).not.toBe('unsupported');
  });

  it('comes with a payback if a year of savings pays for a year of licenses', () => {
    const { paybackMonths } = ready(report(), defaultEconomics);
    expect(paybackMonths).toEqual({
      low: null,
      base: expect.closeTo((licenses / (saved(18) * 0.5)) * 12, 8),
      high: expect.closeTo((licenses / (11_000 * 0.8)) * 12, 8),
    });
    expect(ready(report(), FREE).paybackMonths).toEqual({ low: 0, base: 0, high: 0 });
    const nothing = ready(report(), { ...FREE, realisationRate: 0 });
    expect(nothing.paybackMonths).toEqual({ low: null, base: null, high: null });
    // The whole saving of 11,000 is spent.
    const even = withEvidence({ headlinePercent: 25, intervalPercent: [10, 40] });
    const spend = [{ month: '2025-09', amount: 11_000 }];
    expect(ready(even, { ...FREE, spend }).paybackMonths).toEqual({ low: null, base: 12, high: 12 });
  });

  it('comes with a return only if it is a gain that costs something', () => {
    const sure = withEvidence({ intervalPercent: [17, 30] });
    const { net, returned } = ready(sure, { ...FREE, pricePerSeatMonth: 20 });
    expect(returned).toEqual({
      low: expect.closeTo((net.low + licenses) / licenses, 8),
      base: expect.closeTo(saved(18) / licenses, 8),
      high: expect.closeTo(11_000 / licenses, 8),
    });
    for (const economics of [FREE, defaultEconomics, { ...FREE, pricePerSeatMonth: 200 }])
      expect(ready(report(), economics).returned).toBeNull();
  });

  it('is zero at the break-even', () => {
    const { breakEvenPercent } = ready(report(), defaultEconomics);
    expect(breakEvenPercent).toBeCloseTo((licenses / (22_000 + licenses)) * 100, 8);
    const even = withEvidence({ headlinePercent: breakEvenPercent });
    expect(ready(even, defaultEconomics).net.base).toBeCloseTo(0, 8);
  });
});
