import { defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { draftErrors, draftOf, savedOf } from './assumptionsDraft.ts';
import { createFormats, defaultBrand } from '@roi-insight/report-text';

const formats = createFormats(defaultBrand);

const draft = draftOf(100_000, defaultEconomics);

describe('the draft of the assumptions', () => {
  it('saves unchanged values as assumed if nothing was typed', () => {
    expect(savedOf(formats, draft)).toEqual({ cost: 100_000, economics: defaultEconomics });
  });

  it('keeps values that were entered earlier, but keeps the cost only if the report still has it', () => {
    const economics = { ...defaultEconomics, touched: ['price'] as const, enteredEngineerCost: 150_000 };
    expect(draftOf(150_000, economics).entered).toEqual(['cost', 'price']);
    expect(savedOf(formats, draftOf(150_000, economics))?.economics).toEqual(economics);
    expect(draftOf(100_000, economics).entered).toEqual(['price']);
    expect(savedOf(formats, draftOf(100_000, economics))?.economics.enteredEngineerCost).toBeNull();
  });

  it('shows a share as the percentage that was typed', () => {
    for (const realisationRate of [0, 0.07, 0.29, 0.57, 1]) {
      const { realization } = draftOf(100_000, { ...defaultEconomics, realisationRate });
      expect(String(realization)).toMatch(/^\d+$/);
      expect((realization ?? Number.NaN) / 100).toBeCloseTo(realisationRate, 12);
    }
  });

  it.each([
    ['seats', 0],
    ['seats', null],
    ['seats', 2.5],
    ['seats', 1_000_001],
    ['price', -1],
    ['price', null],
    ['price', 100_001],
    ['realization', -1],
    ['realization', 101],
    ['realization', null],
  ] as const)('reports a problem in the field %s if its value is %s', (field, value) => {
    const wrong = { ...draft, [field]: value };
    expect(Object.keys(draftErrors(formats, wrong))).toEqual([field]);
    expect(savedOf(formats, wrong)).toBeNull();
  });

  it.each(['cost', 'price', 'realization'] as const)('refuses a %s with a third decimal', (field) => {
    const unclear = { ...draft, [field]: 90, typed: { [field]: '90.000' } };
    expect(draftErrors(formats, unclear)).toEqual({ [field]: expect.stringContaining('or 90000') });
    expect(savedOf(formats, unclear)).toBeNull();
    expect(savedOf(formats, { ...unclear, typed: { [field]: '90.00' } })).not.toBeNull();
  });

  it.each([
    { seats: 1, price: 0, realization: 0 },
    { seats: 1_000_000, price: 100_000, realization: 100 },
  ])('accepts %j', (given) => {
    expect(draftErrors(formats, { ...draft, ...given })).toEqual({});
    expect(savedOf(formats, { ...draft, ...given })).not.toBeNull();
  });

  it.each([null, 0, -5, Infinity])('does not save a cost of %s, but shows no message', (cost) => {
    expect(draftErrors(formats, { ...draft, cost })).toEqual({});
    expect(savedOf(formats, { ...draft, cost })).toBeNull();
  });
});
