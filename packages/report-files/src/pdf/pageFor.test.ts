import { expect, it } from 'vitest';
import { pageFor } from './pageFor.ts';

it.each([
  ['en-US', 'letter'],
  ['en', 'letter'],
  ['fr-CA', 'letter'],
  ['es-MX', 'letter'],
  ['en-GB', 'a4'],
  ['de', 'a4'],
  ['ja-JP', 'a4'],
  ['', 'a4'],
  ['an invalid language tag', 'a4'],
])('the paper size for the locale “%s” is %s', (language, page) => {
  expect(pageFor(language)).toBe(page);
});
