import { defaultEconomics } from '@roi-insight/roi-math';
import { expect, test } from 'vitest';
import { readEconomics } from './economics.ts';

test('reads what was stored', () => {
  const edited = { ...defaultEconomics, seats: 40, touched: ['seats'] };
  expect(readEconomics(JSON.stringify(edited))).toEqual(edited);
});

test('reads the values of an earlier version, and does not count them as entered', () => {
  const earlier = { seats: 40, pricePerSeatMonth: 39, realisationRate: 0.3 };
  expect(readEconomics(JSON.stringify(earlier))).toEqual({ ...defaultEconomics, ...earlier });
});

test.each([null, '', '{', 'null', '[]', '{"seats":-1}'])('uses the defaults for %j', (text) => {
  expect(readEconomics(text)).toEqual(defaultEconomics);
});
