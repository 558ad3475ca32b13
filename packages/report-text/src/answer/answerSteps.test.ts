import type { Report } from '@roi-insight/contracts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { given } from '../../test/bridges.ts';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { answerSteps } from './answerSteps.ts';
import { answerText } from './answerText.ts';

const formats = createFormats(defaultBrand);
const answer = (report: Report) => answerText(formats, report, defaultEconomics);
const barsOf = (report: Report) =>
  answerSteps(formats, answer(report).waterfall?.bars ?? []).map(({ name, amount }) => `${name} ${amount}`);

describe('the short waterfall', () => {
  it('leads from the Cost Savings card to the net value of the same days', () => {
    const { waterfall } = answer(given());
    expect(waterfall?.title).toBe('From gross to net');
    // With 10 % saved, 1,600 hours would have been 1,778, a difference of $8,889. Half of it is put to use.
    expect(barsOf(given())).toEqual([
      'Gross $40,000',
      'Not shown by the evidence −$31,111',
      'Time not put to use −$4,444',
      'Licenses −$1,496',
      'Net impact Can’t tell',
    ]);
  });

  it('does not call a part of a loss unsupported', () => {
    expect(barsOf(fixtures.slower)?.slice(0, 2)).toEqual([
      expect.stringMatching(/^Gross −\$/),
      expect.stringMatching(/^Adjusted by the evidence −\$/),
    ]);
  });

  it('starts each bar at the end of the previous one', () => {
    const { bars, zero } = answer(given({ intervalPercent: [8, 30] })).waterfall ?? { bars: [], zero: Number.NaN };
    const [gross, , used, licenses, net] = bars;
    expect(zero).toBe(0);
    expect([gross?.left, gross?.width]).toEqual([0, 1]);
    expect((licenses?.left ?? Number.NaN) + (licenses?.width ?? Number.NaN)).toBeCloseTo(used?.left ?? Number.NaN, 10);
    expect(net?.left).toBe(0);
    expect(net?.width).toBeCloseTo(licenses?.left ?? Number.NaN, 10);
    expect(net?.width).toBeCloseTo(2_948.55 / 40_000, 6);
  });

  it('draws a loss to the left of zero, and extends a range to the edge if its high end is unknown', () => {
    const { bars, zero } = answer(fixtures.slower).waterfall ?? { bars: [], zero: Number.NaN };
    expect(zero).toBe(1);
    expect(bars.every(({ left, width }) => left >= 0 && left + width <= 1 + 1e-9)).toBe(true);
    const wide = answer(given({ intervalPercent: [-80, 30] })).waterfall?.bars.at(-1);
    expect(wide?.range?.isOpen).toBe(true);
    expect((wide?.range?.left ?? 0) + (wide?.range?.width ?? 0)).toBeCloseTo(1, 10);
  });

  it('has a range if the amount is not certain', () => {
    const { bars } = answer(fixtures.clearWin).waterfall ?? { bars: [] };
    expect(bars.map(({ range }) => range !== null)).toEqual([false, true, true, true, true]);
  });
});
