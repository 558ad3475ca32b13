import type { Economics, Evidence, EvidenceFields, Quarter } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { FREE, licenses, saved } from '../../../test/bridges.ts';
import { percent, quarter, withQuarters } from '../../../test/quarters.ts';

describe('outcome and payback of a year', () => {
  const PAID = { ...FREE, pricePerSeatMonth: 20 };
  const narrow: Partial<EvidenceFields> = { intervalPercent: [17, 30] };

  it('follow the rule of the verdict, with the interval of every measured quarter', () => {
    const outcomes = (later: readonly Quarter[], over: Partial<EvidenceFields> = {}, economics: Economics = PAID) => {
      const year = withQuarters(later, { ...narrow, ...over }, economics);
      return [...(year.quarters ?? []).map(({ outcome }) => outcome).slice(0, 1 + later.length), year.outcome];
    };
    expect(outcomes([quarter(2, percent(18, 17, 30))])).toEqual(['gain', 'gain', 'gain']);
    expect(outcomes([quarter(2, percent(5))])).toEqual(['gain', 'inconclusive', 'open']);
    expect(outcomes([quarter(2, percent(-30))])).toEqual(['gain', 'loss', 'costs-more']);
    const grown = [quarter(2, percent(40, 35, 45)), quarter(3)];
    expect(outcomes(grown, { intervalPercent: [1, 30] })).toEqual(['open', 'gain', 'open', 'gain']);
    // The sum is above zero, but the second quarter alone may be a loss.
    const doubtful = [quarter(2, percent(9, -1, 19)), quarter(3), quarter(4)];
    expect(outcomes(doubtful, {}, FREE)).toEqual(['gain', 'inconclusive', 'gain', 'gain', 'open']);
    expect(withQuarters(doubtful, narrow).net.low).toBeGreaterThan(0);
    // The licenses cost more than the second quarter can have saved.
    const dear = { ...FREE, pricePerSeatMonth: 30 };
    expect(outcomes([quarter(2, percent(-2, -5, 1))], {}, dear)).toEqual(['gain', 'costs-more', 'open']);
  });

  it('do not call the year a loss if a quarter may be a gain', () => {
    const slower = { verdict: 'slower', intervalPercent: [-60, -20], headlinePercent: -40 } as const;
    const given = (high: number) =>
      withQuarters([quarter(2, percent(-40, -89, high))], {
        ...slower,
        intervalPercent: [-60, -20],
        lasting: 'unclear',
      });
    expect([given(10).outcome, given(-2).outcome]).toEqual(['open', 'loss']);
  });

  it('do not state a loss for the year if later quarters can save more than the first', () => {
    const growing = { ...percent(40), measuredHours: { tickets: 110, hours: 550 } };
    const year = withQuarters([quarter(2, growing)], { lasting: 'growing' }, { ...FREE, pricePerSeatMonth: 200 });
    expect([year.quarters?.[0]?.outcome, year.outcome]).toEqual(['no-gain', 'open']);
    expect(year.paybackMonths).toMatchObject({ base: null, high: expect.any(Number) });
  });

  it('use the savings and the cost of the whole year', () => {
    const open = withQuarters([quarter(2, percent(5, 0, 10))], narrow, PAID).paybackMonths;
    expect(open).toEqual({
      low: null,
      base: expect.closeTo((licenses * 48) / (saved(18) + 3 * saved(5)), 8),
      high: expect.closeTo((licenses * 48) / (11_000 + 3 * saved(10)), 8),
    });
  });
});

describe('the last measured quarter', () => {
  const latest = (later: readonly Quarter[], lasting: Evidence['lasting'], over: Partial<EvidenceFields> = {}) =>
    withQuarters(later, { lasting, ...over }).latest;

  it.each([
    ['gone', percent(1), true],
    ['fading', percent(4, -6, 14), true],
    ['fading', percent(9, 4, 14), false],
    ['unclear', percent(4, -6, 14), true],
    ['unclear', percent(9, -6, 20), false],
    ['lasting', percent(4, 1, 14), false],
  ] as const)(
    'does not show the saving anymore if it is gone or below a quarter of it: %s %j',
    (lasting, over, isGone) => {
      expect(latest([quarter(2, over)], lasting)).toMatchObject({ number: 2, isSavingGone: isGone });
    },
  );

  it('may be a quarter after the year', () => {
    const later = [quarter(2), quarter(3), quarter(4), quarter(5, percent(1, -9, 11)), quarter(6, { complete: false })];
    const found = latest(later, 'gone');
    expect(found).toMatchObject({ number: 5, kind: 'measured', outcome: 'inconclusive', isSavingGone: true });
    expect(found?.net).toEqual({ low: saved(-9), base: expect.closeTo(saved(1), 8), high: saved(11) });
  });
});
