import { expect, it, vi } from 'vitest';
import { defaultBrand } from '../../report-text/src/brand.ts';
import { brandFromEnv } from './brandFromEnv.ts';

const silent = () => undefined;

it('the brand is the default if settings are missing or empty', () => {
  expect(brandFromEnv({}, silent)).toEqual(defaultBrand);
  expect(brandFromEnv({ VITE_BRAND_TITLE: ' ', VITE_BRAND_CURRENCY: '' }, silent)).toEqual(defaultBrand);
});

it('the brand has the settings of the build', () => {
  const note = vi.fn();
  const env = { VITE_BRAND_COMPANY: 'Acme GmbH', VITE_BRAND_CURRENCY: 'eur', VITE_BRAND_LOCALE: 'de-de-u-nu-thai' };
  expect(brandFromEnv(env, note)).toMatchObject({ company: 'Acme GmbH', currency: 'EUR', locale: 'de-DE' });
  expect(note).not.toHaveBeenCalled();
});

it.each([
  ['VITE_BRAND_CURRENCY', 'EURO'],
  ['VITE_BRAND_CURRENCY', 'XQQ'],
  ['VITE_BRAND_CURRENCY', '<b>'],
  ['VITE_BRAND_LOCALE', 'x'],
  ['VITE_BRAND_LOCALE', 'qq-QQ'],
  ['VITE_BRAND_LOCALE', 'de_DE'],
  ['VITE_SALES_CONTACT', 'javascript:alert(1)'],
])('the brand keeps the default for the invalid setting %s=%s, and a note explains this', (name, value) => {
  const note = vi.fn();
  expect(brandFromEnv({ [name]: value }, note)).toEqual(defaultBrand);
  expect(note).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`${name} cannot be "${value}"`));
});
