import { defaultEconomics } from '@roi-insight/roi-math';
import { expect, test } from 'vitest';
import { readEconomics } from './economics.ts';

test('stored values are read', () => {
  const edited = { ...defaultEconomics, seats: 40, touched: ['seats'] };
  expect(readEconomics(JSON.stringify(edited))).toEqual(edited);
});

test('values of an earlier version are read, and do not count as entered', () => {
  const earlier = { seats: 40, pricePerSeatMonth: 39, realisationRate: 0.3 };
  expect(readEconomics(JSON.stringify(earlier))).toEqual({ ...defaultEconomics, ...earlier });
});

test.each([null, '', '{', 'null', '[]', '{"seats":-1}'])('the defaults are used if the stored value is %j', (text) => {
  expect(readEconomics(text)).toEqual(defaultEconomics);
});
