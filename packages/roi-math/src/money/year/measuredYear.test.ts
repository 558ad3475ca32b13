import type { EvidenceFields, Quarter } from '@roi-insight/contracts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import { describe, expect, it } from 'vitest';
import { FREE, hours, licenses, ready, saved, withEvidence } from '../../../test/bridges.ts';
import { NO_ESTIMATE, percent, quarter, withQuarters } from '../../../test/quarters.ts';
import { bridge } from '../bridge.ts';
import { defaultEconomics } from '../economics.ts';

const kindsOf = ({ quarters }: ReturnType<typeof withQuarters>) => quarters?.map(({ kind }) => kind);
const basesOf = ({ quarters }: ReturnType<typeof withQuarters>) => quarters?.map(({ net }) => net.base);

describe('the year', () => {
  it('is the sum of the measured quarters', () => {
    const year = withQuarters([quarter(2, percent(10)), quarter(3, percent(12)), quarter(4, percent(14))]);
    expect(kindsOf(year)).toEqual(['measured', 'measured', 'measured', 'measured']);
    expect(basesOf(year)).toEqual([18, 10, 12, 14].map((each) => saved(each)));
    const sum = (percents: readonly number[]) => percents.reduce((total, each) => total + saved(each), 0);
    expect(year.net).toEqual({
      low: expect.closeTo(sum([10, 5, 7, 9]) * 0.3, 6),
      base: expect.closeTo(sum([18, 10, 12, 14]), 6),
      high: expect.closeTo(11_000 + saved(15) + saved(17) + saved(19), 6),
    });
    expect([year.outcome, year.period]).toEqual(['gain', { kind: 'first-year', measured: 4 }]);
  });

  it('goes from four times the card over the later quarters and four times the first quarter to the net value', () => {
    const economics = { ...FREE, realisationRate: 0.5, pricePerSeatMonth: 20 };
    const { steps, net, breakEvenPercent } = withQuarters([quarter(2, percent(10)), quarter(3)], {}, economics);
    const first = ready(withEvidence({}), economics);
    expect(breakEvenPercent).toBe(first.breakEvenPercent);
    expect(steps.map(({ kind, change }) => [kind, change.base])).toEqual([
      ['headline', 4 * 13_000],
      ['later-quarters', expect.closeTo(saved(10) - saved(18), 8)],
      ['not-completed', -4000],
      ['not-measured', -4000],
      ['evidence', expect.closeTo(4 * (saved(18) - 11_000), 8)],
      ['realization', expect.closeTo((3 * saved(18) + saved(10)) * -0.5, 8)],
      ['licenses', expect.closeTo(-4 * licenses, 8)],
      ['net', 0],
    ]);
    expect(steps.reduce((sum, { change }) => sum + change.base, 0)).toBeCloseTo(net.base, 8);
  });

  it('has the cost of all four quarters in its return', () => {
    const paid = { ...FREE, pricePerSeatMonth: 20 };
    const { net, returned } = withQuarters([quarter(2, percent(18, 17, 20))], { intervalPercent: [17, 30] }, paid);
    expect(returned?.base).toBeCloseTo((net.base + 4 * licenses) / (4 * licenses), 8);
  });

  it('projects missing quarters from the last measured quarter', () => {
    const year = withQuarters([quarter(2, percent(10)), quarter(3, { ...percent(90), complete: false })]);
    expect(kindsOf(year)).toEqual(['measured', 'measured', 'projected', 'projected']);
    expect(basesOf(year)).toEqual([saved(18), saved(10), saved(10), saved(10)]);
  });

  it('also projects a quarter that has no estimate between two measured quarters', () => {
    const year = withQuarters([quarter(2, NO_ESTIMATE), quarter(3, percent(10))]);
    expect(kindsOf(year)).toEqual(['measured', 'projected', 'measured', 'projected']);
    expect(basesOf(year)).toEqual([saved(18), saved(10), saved(10), saved(10)]);
  });

  it('does not project a saving that has vanished, but still subtracts the licenses', () => {
    const gone = { lasting: 'gone' } as const;
    const year = withQuarters([quarter(2, percent(1))], gone, { ...FREE, pricePerSeatMonth: 20 });
    expect(kindsOf(year)).toEqual(['measured', 'measured', 'not-projected', 'not-projected']);
    const missing = { low: -licenses, base: -licenses, high: -licenses };
    expect(year.quarters?.slice(2).map(({ net }) => net)).toEqual([missing, missing]);
    const all = [2, 3, 4].map((number) => quarter(number, percent(1)));
    expect(kindsOf(withQuarters(all, gone))).toEqual(['measured', 'measured', 'measured', 'measured']);
  });

  it('uses a quarter of the second year to detect that the saving has vanished', () => {
    const missing = [2, 3, 4].map((number) => quarter(number, NO_ESTIMATE));
    const year = withQuarters([...missing, quarter(5, percent(1))], { lasting: 'gone' });
    expect(kindsOf(year)).toEqual(['measured', 'not-projected', 'not-projected', 'not-projected']);
  });

  it('subtracts the licenses of each quarter’s own days', () => {
    const spend = ['2025-12', '2026-01', '2026-08'].map((month) => ({ month, amount: 3100 }));
    const year = withQuarters([quarter(2)], {}, { ...FREE, pricePerSeatMonth: 20, spend });
    // Nov 24 to Feb 22: 91 days, 62 of them in these months; May 25 to Aug 23: 23 days of August.
    const seats = (days: number) => (licenses / 91) * days;
    expect(basesOf(year)?.map((net) => saved(18) - net)).toEqual([
      expect.closeTo(seats(91), 6),
      expect.closeTo(6200 + seats(29), 6),
      expect.closeTo(seats(91), 6),
      expect.closeTo(2300 + seats(68), 6),
    ]);
  });
});

describe('a measured quarter', () => {
  const second = (over: Partial<Quarter>, evidence: Partial<EvidenceFields> = {}, economics = FREE) =>
    withQuarters([quarter(2, over)], evidence, economics).quarters?.[1]?.net;

  it('saves at most the difference of its own averages', () => {
    // 10 h before adoption, 9.5 h in the quarter.
    const measuredHours = { tickets: 100, hours: 950 };
    expect(second({ measuredHours })?.base).toBe(0.5 * 100 * 50);
  });

  it('can be a loss, because of its estimate or its averages', () => {
    expect(second(percent(-10, -20, 5))).toEqual({ low: saved(-20), base: saved(-10), high: saved(5) });
    const measuredHours = { tickets: 100, hours: 1100 };
    expect(second({ measuredHours, ...percent(2, -5, 10) })).toEqual({
      low: -5000,
      base: -5000,
      high: saved(10, 55_000),
    });
    // Nothing but the team's hours limits the high end of an interval that includes no change.
    expect(second({ measuredHours, ...percent(-40, -89, 10) })).toEqual({
      low: saved(-89, 55_000),
      base: saved(-40, 55_000),
      high: saved(10, 55_000),
    });
  });

  it('saves at most the amount on the card, but the high end of its range may be above that amount', () => {
    const net = second({ ...percent(30), measuredHours: { tickets: 400, hours: 2400 } });
    expect(net).toEqual({ low: 13_000 * 0.3, base: 13_000, high: saved(35, 120_000) });
    const own = second({ ...percent(30), measuredHours: { tickets: 400, hours: 2800 } });
    expect(own).toEqual({ low: 13_000 * 0.3, base: 13_000, high: 3 * 400 * 50 });
  });

  it('counts parallel hours once, according to the team hours on its own days', () => {
    // Two people work 13 weeks × 40 h × 2 = 1,040 hours, which is half of the measured hours.
    const over = { measuredHours: { tickets: 260, hours: 2080 }, ...percent(18, 10, 20) };
    expect(second(over, {}, { ...FREE, seats: 2 })?.base).toBeCloseTo(saved(18, 52_000), 8);
    const limited = { measuredHours: { tickets: 2600, hours: 20_800 }, ...percent(60) };
    expect(second(limited, {}, { ...FREE, seats: 2 })?.base).toBeCloseTo((1040 / 20_800) * 1040 * 50, 8);
  });

  it('takes the high end from the year if its own high end has no meaning', () => {
    const year = withQuarters([quarter(2, percent(-10, -90, 20)), quarter(3)]);
    expect(year.quarters?.map(({ net }) => net.high === null)).toEqual([false, true, false, false]);
    expect(year.net.high).toBeNull();
    expect(year.outcome).toBe('open');
  });

  it('is not a loss only because the first quarter was a loss, and may be a gain at its high end', () => {
    const given = withEvidence({
      ...hours(7, 8),
      verdict: 'slower',
      intervalPercent: [-30, -10],
      headlinePercent: -18,
      quarters: [quarter(1), quarter(2, { ...percent(10), measuredHours: { tickets: 110, hours: 660 } })],
      lasting: 'growing',
    });
    given.summary_metrics.improvements.cost_savings_per_task = -20;
    const year = ready(given, FREE);
    // 7 h before adoption, 6 h in the quarter.
    expect(year.quarters?.[1]?.net).toEqual({ low: 0, base: 0, high: 110 * 50 });
    expect([year.quarters?.[0]?.outcome, year.outcome]).toEqual(['loss', 'open']);
  });
});

describe('the bridge', () => {
  const later = [quarter(2, percent(5)), quarter(3, percent(5))];

  it.each(Object.entries(fixtures))('does not change if no later quarter is measured: %s', (_name, report) => {
    const { evidence } = report;
    for (const seats of [0, 1, 25, 400]) {
      for (const quarters of [
        null,
        [quarter(1), quarter(2, { complete: false })],
        [quarter(1), quarter(2, NO_ESTIMATE)],
      ]) {
        const economics = { ...defaultEconomics, seats };
        const today = bridge({ ...report, evidence: evidence && { ...evidence, quarters: null } }, economics);
        const found = bridge({ ...report, evidence: evidence && { ...evidence, quarters } }, economics);
        expect(JSON.stringify(found)).toBe(JSON.stringify(today));
        if (found.kind !== 'ready') continue;
        expect([found.quarters, found.latest, found.period.kind]).toEqual([null, null, 'first-quarter']);
        if (found.projection.kind === 'estimate') expect(found.projection.annual.base).toBe(found.net.base * 4);
      }
    }
  });

  const beyondCapacity = () => {
    const report = withEvidence({});
    report.summary_metrics.pre_claude.avg_hours_per_task = 40;
    return report;
  };

  it.each([
    [
      'the report has no detectable change',
      withEvidence({ verdict: 'no-detectable-change', intervalPercent: [-10, 30] }),
      25,
    ],
    ['the averages contradict the verdict', withEvidence(hours(7, 8)), 25],
    ['the evidence has grade D', withEvidence({ grade: 'D' }), 25],
    ['the headline is more hours than the team works', beyondCapacity(), 1],
  ] as const)('ignores later quarters if %s', (_name, { evidence, ...report }, seats) => {
    const given = (quarters: Quarter[] | null) =>
      ready({ ...report, evidence: evidence && { ...evidence, quarters } }, { ...FREE, seats });
    expect(given([quarter(1), ...later])).toEqual(given(null));
    expect(given([quarter(1), ...later]).quarters).toBeNull();
  });
});
