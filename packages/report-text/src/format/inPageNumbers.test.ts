import * as fixtures from '@roi-insight/contracts/fixtures';
import { expect, it } from 'vitest';
import { inPageNumbers } from './inPageNumbers.ts';
import { createFormats } from './createFormats.ts';

/** Without the marks that keep other digits in their place. */
const inLocale = (locale: string, sentence: string) =>
  inPageNumbers(createFormats({ currency: 'EUR', locale }), sentence).replaceAll('\u200e', '');

it.each([
  ['Times were already falling by 1.5% a week', 'falling by 1,5\u00a0% a week', 'falling by ١٫٥٪ a week'],
  ['(3% before, 18% after), a difference', '(3\u00a0% before, 18\u00a0% after),', '(٣٪ before, ١٨٪ after),'],
  ['a factor of 2.0 in time, so', 'a factor of 2,0 in time, so', 'a factor of ٢٫٠ in time, so'],
  ['Only 0 tickets; at least 30.', 'Only 0 tickets; at least 30.', 'Only ٠ tickets; at least ٣٠.'],
  ['the 12345 tickets of 1 week', 'the 12.345 tickets of 1 week', 'the ١٢٬٣٤٥ tickets of ١ week'],
])('%s', (sentence, german, egyptian) => {
  expect(inLocale('de-DE', sentence)).toContain(german);
  expect(inLocale('ar-EG', sentence)).toContain(egyptian);
});

it.each([
  '“Team 2.5” and “95% done” changed',
  'outside 09:00–17:30 in Etc/GMT+5.',
  'of R2 and TW-7, 2025-08-25, v1.2.3',
])('leaves names, times and codes as they are: %s', (sentence) => expect(inLocale('ar-EG', sentence)).toBe(sentence));

const sentences = Object.values(fixtures).flatMap(({ evidence, comparison }) =>
  [evidence?.grade_reasons, comparison?.doubts, comparison?.reasons].flatMap((list) => list ?? []),
);

it('changes nothing in en-US', () => {
  expect(sentences.length).toBeGreaterThan(30);
  expect(sentences.map((sentence) => inLocale('en-US', sentence))).toEqual(sentences);
});
