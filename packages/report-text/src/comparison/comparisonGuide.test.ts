import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { comparisonGradeA } from '@roi-insight/contracts/fixtures';
import { expect, it } from 'vitest';
import { createFormats } from '../format/index.ts';
import { foundComparison } from './comparedWith.ts';
import { describeAlone } from './comparisonText.ts';
import { teamRows } from './teamRows.ts';
import { defaultBrand } from '../brand.ts';

const formats = createFormats(defaultBrand);

it('the guide describes the comparison of the sample organization correctly', async () => {
  const file = join(import.meta.dirname, '../../../../docs/guides/how-a-report-is-made.md');
  const page = (await readFile(file, 'utf8')).replaceAll(/\s+/g, ' ');
  const { evidence } = comparisonGradeA;
  const comparison = foundComparison(comparisonGradeA);
  if (comparison === null) throw new Error('The report has other teams.');
  const { effectPercent: effect, intervalPercent: interval, headlinePercent: headline } = comparison;
  const percent = [effect, ...interval, headline].map(formats.percent);
  expect(page).toContain(
    `${percent[0]} less time, with 95% confidence between ${percent[1]} and ${percent[2]}. The whole interval is above zero; the verdict is "faster" and quotes ${percent[3]}.`,
  );
  const [alone = ''] = describeAlone(formats, comparison).split(' Both results');
  expect(page).toContain(`${alone.slice(0, -1)}, with grade ${comparison.alone.grade}.`);
  expect(page).toContain(`the grade is ${evidence?.grade}.`);
  const weights = teamRows(formats, comparison.teams)
    .map(({ weight }) => Number.parseInt(weight, 10))
    .filter(Number.isFinite);
  expect(page).toContain(`from ${Math.min(...weights)}% to ${Math.max(...weights)}% here`);
});
