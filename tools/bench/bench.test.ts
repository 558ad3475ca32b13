import { expect, it } from 'vitest';
import { BENCHES } from './benches.ts';
import { benchmarksPage, benchSection } from './benchmarksPage.ts';
import { markdownTable } from './markdownTable.ts';

const [truth, math] = ['truth', 'math'].map((name) => BENCHES.find((bench) => bench.name === name));
if (truth === undefined || math === undefined) throw new Error('no benchmarks');

it('one benchmark is repeated, the others stay, in the order of the list', () => {
  const first = benchmarksPage('', new Map([['math', benchSection(math, '1 ms', 'Yesterday.')]]));
  const both = benchmarksPage(first, new Map([['truth', benchSection(truth, '2.4 %', 'Yesterday.')]]));
  const repeated = benchmarksPage(both, new Map([['math', benchSection(math, '3 ms', 'Today.')]]));
  expect(both.indexOf('2.4 %')).toBeLessThan(both.indexOf('1 ms'));
  expect(repeated).toBe(both.replace('1 ms', '3 ms').replace(/Yesterday\.(?!.*Yesterday\.)/s, 'Today.'));
  expect(repeated).not.toContain('1 ms');
});

it('tables have a head and a line for each row', () => {
  expect(
    markdownTable([
      { page: '/', ms: 12 },
      { page: '/form', ms: 30 },
    ]),
  ).toBe('| page | ms |\n| --- | --- |\n| / | 12 |\n| /form | 30 |');
});
