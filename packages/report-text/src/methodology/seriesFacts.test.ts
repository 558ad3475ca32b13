import type { Look, Report } from '@roi-insight/contracts';
import { clearWin, comparisonGradeA } from '@roi-insight/contracts/fixtures';
import { expect, it } from 'vitest';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { methodRows } from './methodRows.ts';

const seriesRow = (report: Report, look?: Look) => {
  const { provenance } = report;
  if (provenance === undefined) throw new Error('this fixture says how it was made');
  const rows = methodRows(createFormats(defaultBrand), { ...report, provenance: { ...provenance, look } }, null);
  return rows.find(([name]) => name === 'Series')?.[1];
};

it('the facts say which report of a series this is, and that its interval may be wider', () => {
  const look = { number: 3, planned: 12 };
  expect(seriesRow(clearWin)).toBeUndefined();
  expect(seriesRow(clearWin, look)).toBe('report 3 of 12; the 95% interval is wider until the first quarter is over');
  expect(seriesRow(comparisonGradeA, look)).toBe('report 3 of 12');
});
