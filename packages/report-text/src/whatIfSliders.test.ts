import type { Economics, Report } from '@roi-insight/contracts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import { bridge, defaultEconomics, evenSpend, withUsageSeats } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { defaultBrand } from './brand.ts';
import { createFormats } from './format/index.ts';
import { whatIfSliders } from './whatIfSliders.ts';

const { clearWin } = fixtures;
const formats = createFormats(defaultBrand);
const present = { ...defaultEconomics, seats: 6, pricePerSeatMonth: 20, realisationRate: 0.5 };

const slidersOf = (opened = present, economics = opened) => {
  const [seats, price, realization] = whatIfSliders(formats, clearWin, opened, economics);
  if (seats === undefined || price === undefined || realization === undefined) throw new Error('three sliders');
  return { seats, price, realization };
};
const ends = ({ stops }: { readonly stops: readonly number[] }) => [stops[0], stops.at(-1), stops.length];

describe('whatIfSliders', () => {
  it('start at the inputs, and name the inputs', () => {
    const sliders = slidersOf();
    expect(Object.values(sliders).map(({ label, position, text }) => [label, position, text])).toEqual([
      ['Seats', 6, '6'],
      ['Seat price per month', 2000, '$20.00'],
      ['Time put to use', 5000, '50%'],
    ]);
  });

  it('have ranges that follow from the inputs', () => {
    const { seats, price, realization } = slidersOf();
    expect(ends(seats)).toEqual([1, 100, 100]);
    expect(ends(price)).toEqual([0, 20_000, 201]);
    expect(ends(realization)).toEqual([0, 10_000, 101]);
    const many = slidersOf({ ...present, seats: 2500, pricePerSeatMonth: 3000 });
    expect(ends(many.seats)).toEqual([1, 10_000, 101]);
    expect(ends(many.price)).toEqual([0, 2_000_000, 201]);
  });

  it('contain their initial value, even if it lies between two steps', () => {
    const odd = slidersOf({ ...present, seats: 2503, pricePerSeatMonth: 19.99, realisationRate: 0.125 });
    expect(odd.seats.stops).toContain(2503);
    expect(odd.price.stops).toContain(1999);
    expect(odd.realization.stops).toContain(1250);
    expect(odd.realization.text).toBe('12.5%');
    for (const { stops } of Object.values(odd)) expect(stops).toEqual(stops.toSorted((a, b) => a - b));
  });

  it('change one input, which then counts as entered', () => {
    const { seats, price, realization } = slidersOf();
    expect(seats.at(40)).toEqual({ ...present, seats: 40, touched: ['seats'] });
    expect(price.at(3950)).toEqual({ ...present, pricePerSeatMonth: 39.5, touched: ['price'] });
    expect(realization.at(8000)).toEqual({ ...present, realisationRate: 0.8, touched: ['realization'] });
    const touched = slidersOf(present, seats.at(40)).seats.at(41);
    expect(touched.touched).toEqual(['seats']);
  });

  it('are one for the spend a month instead of seats and price if the spend is known', () => {
    const paid = { ...present, spend: evenSpend(clearWin, 440.5) };
    const [spend, ...others] = whatIfSliders(formats, clearWin, paid, paid);
    expect([spend?.label, spend?.position, spend?.text]).toEqual(['Spend a month', 44_050, '$440.50']);
    expect(others.map(({ input }) => input)).toEqual(['realization']);
    expect(spend?.stops).toContain(44_050);
    expect(ends({ stops: spend?.stops ?? [] })).toEqual([0, 180_000, 38]);
    expect(spend?.at(60_000)).toEqual({ ...paid, spend: evenSpend(clearWin, 600) });
    expect(
      whatIfSliders(formats, clearWin, paid, { ...paid, spend: evenSpend(clearWin, 600) }).map(({ text }) => text),
    ).toEqual(['$600.00', '50%']);
  });

  it('stay while another one takes their effect away', () => {
    expect(slidersOf(present, { ...present, pricePerSeatMonth: 0, realisationRate: 0 }).seats.label).toBe('Seats');
  });
});

const reports = Object.entries(fixtures).filter((entry): entry is [string, Report] => 'summary_metrics' in entry[1]);

describe.each(reports)('the sliders of %s', (_, report) => {
  const netOf = (economics: Economics) => {
    const found = bridge(report, economics);
    return found.kind === 'ready' ? JSON.stringify(found.net) : null;
  };

  it.each([
    ['seats', defaultEconomics],
    ['spend', { ...defaultEconomics, spend: evenSpend(report, 500) }],
    ['free seats', { ...defaultEconomics, pricePerSeatMonth: 0 }],
    ['time that is not put to use', { ...defaultEconomics, realisationRate: 0 }],
  ])('with %s all move the net value', (_input, entered) => {
    const economics = withUsageSeats(report, entered);
    const sliders = whatIfSliders(formats, report, economics, economics);
    expect(sliders.length > 0).toBe(netOf(economics) !== null);
    const still = sliders.filter(({ stops, at }) =>
      [stops[0], stops.at(-1)].every((stop) => netOf(at(stop ?? 0)) === netOf(economics)),
    );
    expect(still).toEqual([]);
  });
});
