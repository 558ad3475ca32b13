import { clearWin, comparisonGradeA, comparisonLeftOut } from '@roi-insight/contracts/fixtures';
import { expect, it } from 'vitest';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { leftOutTeams } from './leftOutTeams.ts';

const formats = createFormats(defaultBrand);

it('the text gives the reason for each excluded team, and says nothing about compared teams', () => {
  const sentences = leftOutTeams(formats, comparisonLeftOut);
  // Two of the seven teams are the same project.
  expect(sentences).toHaveLength(6);
  expect(sentences[0]).toMatch(/^.+ is excluded from the comparison\. Too few tickets: 16 before adoption/);
  expect(leftOutTeams(formats, comparisonGradeA)).toEqual([]);
  expect(leftOutTeams(formats, clearWin)).toEqual([]);
});

it('the text says why no comparison was possible', () => {
  const { comparison } = comparisonLeftOut;
  if (comparison === undefined) throw new Error('the fixture has a comparison');
  const none = {
    ...comparison,
    design: null,
    verdict: 'too-little-data',
    effectPercent: null,
    intervalPercent: null,
  } as const;
  const noReport = { ...comparisonLeftOut, comparison: { ...none, reasons: [{ kind: 'few-weeks' as const }] } };
  expect(leftOutTeams(formats, noReport).at(-1)).toBe('No comparison was possible: Too few weeks have tickets.');
});
