import { clearWin, comparisonGradeA, comparisonUsage, missingEvidence } from '@roi-insight/contracts/fixtures';
import { DATA_FILE_KINDS, defaultBrand } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { quarterReports } from '../../../report-text/test/quarterReports.ts';
import { dataFile } from './dataFile.ts';

const origin = {
  brand: defaultBrand,
  jiraUrl: null,
  economics: defaultEconomics,
  projectName: null,
  generatedAt: new Date(2026, 2, 2, 23, 59),
};

describe('every data file', () => {
  const report = { ...quarterReports.twoYears, tickets: clearWin.tickets, usage: comparisonUsage.usage };
  const { provenance } = comparisonGradeA;

  it.each(DATA_FILE_KINDS.filter((kind) => kind !== 'report-json'))(
    'states the report, the time of reading and the measurement in each row: %s',
    (kind) => {
      const rows: Record<string, string>[] = parse(dataFile(kind, { ...origin, report })?.text ?? '', {
        columns: true,
        bom: true,
      });
      expect(rows).not.toHaveLength(0);
      for (const row of rows) {
        expect(row).toMatchObject({
          report: `Your Claude Code ROI Report: ${provenance?.project.name} (${provenance?.project.key})`,
          sample_data: 'yes',
          read_at: provenance?.fetched_at,
          measurement_version: provenance?.version,
        });
      }
    },
  );

  it('that is JSON states the report, the time of reading and the measurement in its first lines', () => {
    const file: unknown = JSON.parse(dataFile('report-json', { ...origin, report })?.text ?? '');
    expect(file).toMatchObject({
      about: [
        `Your Claude Code ROI Report: ${provenance?.project.name} (${provenance?.project.key})`,
        'Saved on Mar 2, 2026',
        expect.stringMatching(/^Tickets read on \w+ \d+, \d{4}, /),
        `Measurement version ${provenance?.version}`,
      ],
    });
  });

  it('leaves missing values of the report empty', () => {
    const [, row] = dataFile('weekly-csv', { ...origin, report: missingEvidence })?.text.split('\r\n') ?? [];
    expect(row).toMatch(/,Your Claude Code ROI Report: —,no,,,$/);
  });

  it('does not call a report on the user’s own data a sample', () => {
    const own = { ...clearWin, provenance: clearWin.provenance && { ...clearWin.provenance, sample: false } };
    expect(dataFile('weekly-csv', { ...origin, report: own })?.text).not.toContain('yes');
  });
});
