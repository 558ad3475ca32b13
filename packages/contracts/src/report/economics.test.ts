import { describe, expect, it } from 'vitest';
import { parseEconomics } from './economics.ts';

const first = { seats: 25, pricePerSeatMonth: 20, realisationRate: 0.5 };
const saved = {
  ...first,
  spend: [{ month: '2025-09', amount: 0 }],
  touched: ['seats', 'price', 'realization'],
  enteredEngineerCost: 150_000,
};

describe('parseEconomics', () => {
  it('reads saved inputs', () => {
    expect(parseEconomics(saved)).toEqual({ ok: true, value: saved });
  });

  it('reads the inputs that earlier versions saved, and treats none of them as entered by the reader', () => {
    expect(parseEconomics(first)).toEqual({
      ok: true,
      value: { ...first, spend: [], touched: [], enteredEngineerCost: null },
    });
  });

  it.each([
    ['nothing', null],
    ['text', '25'],
    ['no seats', { ...saved, seats: undefined }],
    ['seats as text', { ...saved, seats: '25' }],
    ['negative seats', { ...saved, seats: -1 }],
    ['more seats than the maximum', { ...saved, seats: 1_000_001 }],
    ['a price above the maximum', { ...saved, pricePerSeatMonth: 1e308 }],
    ['an infinite price', { ...saved, pricePerSeatMonth: Infinity }],
    ['a rate above 1', { ...saved, realisationRate: 1.01 }],
    ['an unknown input', { ...saved, touched: ['color'] }],
    ['a month that does not exist', { ...saved, spend: [{ month: '2025-13', amount: 1 }] }],
    ['a month with a day', { ...saved, spend: [{ month: '2025-12-01', amount: 1 }] }],
    ['null as a month', { ...saved, spend: [null] }],
    ['a negative amount', { ...saved, spend: [{ month: '2025-12', amount: -1 }] }],
    ['an amount above the maximum', { ...saved, spend: [{ month: '2025-12', amount: 1e12 }] }],
    ['a month twice', { ...saved, spend: [1, 2].map((amount) => ({ month: '2025-12', amount })) }],
    ['an engineer cost of 0', { ...saved, enteredEngineerCost: 0 }],
    ['a negative engineer cost', { ...saved, enteredEngineerCost: -1 }],
  ])('refuses %s', (_, input) => {
    expect(parseEconomics(input).ok).toBe(false);
  });
});
