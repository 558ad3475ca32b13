import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildDemo } from './build.ts';
import { presetSettings } from './presetSettings.ts';

function fileWith(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'roi-insight-')), 'acme.json');
  writeFileSync(file, text);
  return file;
}

it('the script passes the names, the notation and the values of a preset to the build', () => {
  const file = fileWith('{ "company": "Acme GmbH", "currency": "EUR", "contact": "jo@acme.example", "seats": 40 }');
  const { VITE_DEMO_PRESET: preset, ...names } = presetSettings(file);
  expect(names).toEqual({
    VITE_BRAND_COMPANY: 'Acme GmbH',
    VITE_BRAND_CUSTOMER: 'Acme GmbH',
    VITE_BRAND_CURRENCY: 'EUR',
    VITE_SALES_CONTACT: 'mailto:jo@acme.example',
  });
  expect(JSON.parse(preset ?? '')).toMatchObject({ company: 'Acme GmbH', currency: 'EUR', seats: '40', price: '' });
});

it.each([
  ['{ "seats": 0 }', 'seats: Enter a whole number from 1 to 1,000,000'],
  ['{ "currency": "EURO" }', 'currency: Enter a currency such as EUR'],
  ['{ "company": "<b>Acme</b>" }', 'company: Leave out < and > and characters that cannot be seen'],
  ['{ "compnay": "Acme" }', 'compnay: unknown; there are demo, company, '],
  ['["Acme"]', 'must be a JSON object'],
  ['{ "company": "Acme"', 'JSON'],
])('the script fails the build for %s, and names the file, the key and the reason', async (text, reason) => {
  const preset = fileWith(text);
  const failure = expect.objectContaining({ message: expect.stringMatching(/^[^\n]+$/) });
  await expect(buildDemo({ preset })).rejects.toEqual(failure);
  await expect(buildDemo({ preset })).rejects.toThrow(`${preset}: `);
  await expect(buildDemo({ preset })).rejects.toThrow(reason);
});
