import { describe, expect, it } from 'vitest';
import { planCodesIn } from './planCodesIn.ts';

const HASH = 'a1b2c3d4e5f60789'.repeat(4);
const OTHER = 'f0e1d2c3b4a59687'.repeat(4);
const grouped = (code: string, digits: number, separator: string) =>
  code.match(new RegExp(`.{1,${digits}}`, 'g'))?.join(separator) ?? '';
const wide = (code: string) => code.replaceAll(/./g, (digit) => String.fromCodePoint(digit.charCodeAt(0) + 0xfee0));

const SPELLINGS: readonly (readonly [string, (code: string) => string])[] = [
  ['in one piece', (code) => code],
  ['in groups of four', (code) => grouped(code, 4, ' ')],
  ['in groups with dashes', (code) => grouped(code, 8, '-')],
  ['over several lines', (code) => grouped(code, 16, '\r\n')],
  ['in capital letters', (code) => code.toUpperCase()],
  ['in wide letters', wide],
  ['with zero-width characters', (code) => grouped(code, 2, '\u200b')],
  ['with control characters', (code) => grouped(code, 5, '\u0007\u202e')],
  ['with joiners and variation selectors', (code) => grouped(code, 3, '\u2060\ufe0f')],
  ['with soft hyphens', (code) => grouped(code, 7, '\u00ad')],
  ['with the mark of the text format', (code) => grouped(code, 32, '*_~')],
  ['glued to the word before it', (code) => `code${code}`],
  ['glued to the word behind it', (code) => `${code}added`],
  ['between dates', (code) => `2027-01-04 09:00 ${code} 2027-07-05`],
];

describe.each(SPELLINGS)('a code that is written %s', (_, write) => {
  it('registers its plan', () => {
    expect(planCodesIn(['Rollout', `roi-plan: ${write(HASH)}`], HASH)).toBe('one');
    expect(planCodesIn([`roi-plan: ${write(HASH)}`, ''], HASH)).toBe('one');
  });

  it('registers nothing beside another code', () => {
    expect(planCodesIn(['Rollout', `roi-plan: ${HASH}\nroi-plan: ${write(OTHER)}`], HASH)).toBe('several');
    expect(planCodesIn([`${write(OTHER)}`, `roi-plan: ${HASH}`], HASH)).toBe('several');
    expect(planCodesIn(['Rollout', `roi-plan: ${HASH} ${write(OTHER)}`], HASH)).toBe('several');
  });
});

it('a code that is written twice registers its plan', () => {
  expect(planCodesIn([`roi-plan: ${HASH}`, `roi-plan: ${HASH}\n${grouped(HASH, 4, ' ')}`], HASH)).toBe('one');
});

it.each([1, 20, 39])('two codes that share %d digits register nothing', (shared) => {
  const overlapping = `${HASH}${OTHER.slice(shared)}`;
  const second = overlapping.slice(-64);
  expect([HASH, second].map((hash) => planCodesIn([`roi-plan: ${overlapping}`], hash))).toEqual(['several', 'several']);
});

it.each([
  ['no code', 'roi-plan: soon', 'others'],
  ['another code', `roi-plan: ${OTHER}`, 'others'],
  ['a part of the code', `roi-plan: ${HASH.slice(0, -1)}`, 'others'],
  ['480 codes', `roi-plan: ${Array.from({ length: 480 }, () => OTHER).join(' ')} ${HASH}`, 'several'],
  ['the code without the mark by which all plans are found', `Plan: ${HASH}`, 'unmarked'],
  ['words with the stems of the mark', 'ROI planning', 'unmarked'],
] as const)('a text with %s does not register the plan', (_, text, codes) => {
  expect(planCodesIn(['', text], HASH)).toBe(codes);
});
