import { expect, it } from 'vitest';
import { unclearNumber } from './unclearNumber.ts';

const ADVICE = 'Use at most two decimals and no thousands separators.';

it.each(['', '0', '90', '90000', '90.5', '90.25', '-3.50', '1e3', 'x'])(
  'unclearNumber accepts “%s” as clear',
  (text) => {
    expect(unclearNumber(text)).toBeNull();
  },
);

it.each([
  ['90.000', `“90.000” could mean 90 or 90000. ${ADVICE}`],
  ['1.234', `“1.234” could mean 1 or 1234. ${ADVICE}`],
  ['0.125', ADVICE],
  ['85000.000', ADVICE],
  ['90.1234', ADVICE],
])('unclearNumber explains why “%s” is unclear', (text, sentence) => {
  expect(unclearNumber(text)).toBe(sentence);
});
