import { clearWin } from '@roi-insight/contracts/fixtures';
import { defaultBrand } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { quarterReports } from '../../../report-text/test/quarterReports.ts';
import { dataFile } from './dataFile.ts';
import { openReport } from './openReport.ts';

const source = {
  brand: defaultBrand,
  jiraUrl: null,
  economics: defaultEconomics,
  projectName: null,
  generatedAt: new Date(2026, 2, 2),
};

describe('CSV of the quarters', () => {
  it('has a row for each quarter, with empty cells if nothing was estimated', () => {
    const file = dataFile('quarters-csv', { ...source, report: quarterReports.gaps });
    const rows: Record<string, string>[] = parse(file?.text ?? '', { columns: true, bom: true });
    expect(file?.fileName).toMatch(/^roi-quarters-AUR-/);
    expect(rows).toHaveLength(4);
    expect(rows[1]).toMatchObject({
      quarter: '2',
      first_week: '13',
      last_week: '25',
      tickets: '9',
      effect_percent: '',
    });
    expect(rows[2]).toMatchObject({
      complete: 'yes',
      reported_percent: '26.3',
      effect_percent: '24.6',
      effect_low_percent: '7.2',
      effect_high_percent: '42',
      detectable_percent: '21.3',
    });
  });

  it('is null if only the first quarter was measured', () => {
    expect(dataFile('quarters-csv', { ...source, report: clearWin })).toBeNull();
  });

  it('shows quarters that a JSON report also keeps', () => {
    const opened = openReport(dataFile('report-json', { ...source, report: quarterReports.gone })?.text ?? '');
    expect(opened).toMatchObject({ kind: 'opened', report: quarterReports.gone });
  });
});
