import { describe, expect, it } from 'vitest';
import { given, readyBridge } from '../../test/bridges.ts';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { describeBreakEven } from './describe/describeBreakEven.ts';
import { ifItLasts, returnFact } from './netFacts.ts';
import { describePayback } from './describe/describePayback.ts';

const formats = createFormats(defaultBrand);
const FREE = { pricePerSeatMonth: 0 };

describe('the text of the outcomes', () => {
  it('project a change to a year only on the condition that it lasts', () => {
    expect(ifItLasts(formats, readyBridge(given(), FREE))).toEqual({
      name: 'If the saving lasts',
      figure: '$17,778 in the first year',
      note: 'likely $5.1k to $64k',
    });
    const open = readyBridge(given({ intervalPercent: [-80, 30] }));
    expect(ifItLasts(formats, open)?.figure).toMatch(/^likely −\$[\d.]+k or more in the first year$/);
    const unsure = readyBridge(given({ verdict: 'no-detectable-change', intervalPercent: [-5, 30] }));
    for (const none of [unsure, readyBridge(given({ grade: 'D' })), readyBridge(given(), { seats: 1 })])
      expect(ifItLasts(formats, none)).toBeNull();
    expect(describePayback(formats, readyBridge(given({ grade: 'D' }))).note).toMatch(/^Grade D evidence is too weak/);
  });

  it('give the return in whole dollars, or with cents if it is small', () => {
    const sure = given({ intervalPercent: [8, 30] });
    const figure = (pricePerSeatMonth: number) => returnFact(formats, readyBridge(sure, { pricePerSeatMonth }))?.figure;
    expect([figure(20), figure(2), figure(0)]).toEqual([
      '$2.97 for each $1 spent (likely $1.40 to $10.70)',
      '$30 for each $1 spent (likely $14 to $107)',
      undefined,
    ]);
  });

  it('gives the payback time of a year of licenses if there is a gain', () => {
    // Licenses for 91 days: $1,496. Saved and put to use: $2,087, $4,444, $16,000.
    expect(describePayback(formats, readyBridge(given({ intervalPercent: [8, 30] })))).toEqual({
      figure: '4.0 months',
      note: 'Licenses pay for themselves in 4.0 months (best case 1.1, worst case 8.6).',
    });
    expect(describePayback(formats, readyBridge(given(), FREE))).toEqual({
      figure: 'Immediate',
      note: 'The licenses cost nothing.',
    });
    expect(describePayback(formats, readyBridge(given(), { pricePerSeatMonth: 0.1 }))).toEqual({
      figure: 'under 0.1 months',
      note: 'Licenses pay for themselves in under 0.1 months.',
    });
  });

  it('does not give a payback time if the range has gains and losses', () => {
    expect(describePayback(formats, readyBridge())).toEqual({
      figure: 'Can’t tell yet',
      note: '1.1 months in the best case; in the worst case, the licenses don’t pay for themselves.',
    });
    expect(describePayback(formats, readyBridge(given({ intervalPercent: [-80, 30] }))).note).toMatch(
      /^Unknown in the best case;/,
    );
  });

  it('has no payback time if there is no gain', () => {
    const loss = given({ verdict: 'slower', intervalPercent: [-30, -5], headlinePercent: -10 });
    expect(describePayback(formats, readyBridge(loss))).toEqual({
      figure: 'None',
      note: 'There are no savings to pay for the licenses.',
    });
    expect(describePayback(formats, readyBridge(given(), { pricePerSeatMonth: 2000 }))).toEqual({
      figure: 'Never',
      note: 'The savings never cover the license cost.',
    });
    const unsure = given({ verdict: 'no-detectable-change', intervalPercent: [-5, 30] });
    expect(describePayback(formats, readyBridge(unsure))).toEqual({
      figure: 'Can’t tell yet',
      note: 'The data don’t show whether there are savings to pay for the licenses.',
    });
    expect(describePayback(formats, readyBridge(given(), { seats: 1 })).figure).toBe('Not plausible');
  });

  it('gives the saving at which costs break even', () => {
    expect(describeBreakEven(formats, null).figure).toBe('None');
    expect(describeBreakEven(formats, 0)).toEqual({
      figure: '0.0%',
      note: 'The licenses cost nothing: any saving pays.',
    });
    expect(describeBreakEven(formats, 0.04)).toEqual({
      figure: 'under 0.1%',
      note: 'Breaks even at under 0.1% time saved.',
    });
    expect(describeBreakEven(formats, 3.21).note).toBe('Breaks even at 3.2% time saved.');
  });
});
