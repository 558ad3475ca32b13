import { defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { defaultBrand } from './brand.ts';
import { createFormats } from './format/index.ts';
import { whatIfSliders } from './whatIfSliders.ts';

const formats = createFormats(defaultBrand);
const present = { ...defaultEconomics, seats: 6, pricePerSeatMonth: 20, realisationRate: 0.5 };

const slidersOf = (opened = present, economics = opened) => {
  const [seats, price, realization] = whatIfSliders(formats, opened, economics);
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

  it('are disabled for seats and price if the actual spend is known', () => {
    const paid = slidersOf({ ...present, spend: [{ month: '2025-09', amount: 480 }] });
    expect(Object.values(paid).map(({ isDisabled }) => isDisabled)).toEqual([true, true, false]);
  });
});
