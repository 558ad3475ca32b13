import type { Report } from '@roi-insight/contracts';
import { clearWin, fading, lasting } from '@roi-insight/contracts/fixtures';
import { expect, it } from 'vitest';
import { defaultBrand } from './brand.ts';
import { createFormats } from './format/index.ts';
import { reportDays } from './reportDays.ts';

const formats = createFormats(defaultBrand);

function daysOf(report: Report, of = formats) {
  if (report.provenance === undefined) throw new Error('The report has no dates.');
  return reportDays(of, report, report.provenance);
}

it('the days end with the last week that is shown, and include the day on which the tickets were read', () => {
  expect(daysOf(lasting)).toEqual({
    days: 'May 26, 2025 – Nov 22, 2026',
    read: 'read Nov 23, 2026, 65 weeks after adoption',
  });
  expect(daysOf(fading, createFormats({ currency: 'EUR', locale: 'de-DE' })).read).toBe(
    'read 23 Nov 2026, 65 weeks after adoption',
  );
});

it('the days do not include the day of reading if the report describes only the weeks around adoption', () => {
  expect(daysOf(clearWin)).toEqual({ days: 'May 26 – Nov 23, 2025', read: null });
});
