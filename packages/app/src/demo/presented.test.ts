import { defaultBrand, emptyPresenterValues } from '@roi-insight/ui';
import { expect, it } from 'vitest';
import { brandOf } from './presented.ts';

it('the company of a presenter link is the one that reports name, and the footer keeps the customer of the prototype', () => {
  expect(brandOf({ ...emptyPresenterValues, company: 'Acme GmbH' }, defaultBrand)).toEqual({
    ...defaultBrand,
    company: 'Acme GmbH',
  });
});
