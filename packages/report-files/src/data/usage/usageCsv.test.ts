import type { Report } from '@roi-insight/contracts';
import { clearWin, comparisonUsage } from '@roi-insight/contracts/fixtures';
import { defaultBrand } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { usageReports } from '../../../../report-text/test/usageReports.ts';
import { dataFile } from '../dataFile.ts';
import { openReport } from '../openReport.ts';

const source = {
  brand: defaultBrand,
  jiraUrl: null,
  economics: defaultEconomics,
  projectName: null,
  generatedAt: new Date(2026, 2, 2),
};

const rowsOf = (report: Report): Record<string, string>[] =>
  parse(dataFile('usage-csv', { ...source, report })?.text ?? '', { columns: true, bom: true });

describe('CSV of usage', () => {
  const rows = rowsOf(comparisonUsage);
  const row = (team: string, week: string) => rows.find((one) => one.team_name === team && one.week_start === week);

  it('has a row for each team and week', () => {
    expect(dataFile('usage-csv', { ...source, report: comparisonUsage })?.fileName).toMatch(/^roi-usage-MER-/);
    // The project and 11 of its 12 controls. The twelfth is not in the usage.
    expect(rows).toHaveLength(12 * 57);
    expect(row('Meridian Checkout', '2025-12-01')).toMatchObject({
      team: 'MER',
      source: 'table',
      people: '40',
      coverage: 'reported',
      active_people: expect.stringMatching(/^2\d$/),
      active_basis: 'week',
      seats: '40',
      currency: 'USD',
    });
  });

  it('writes 1 to 4 people as text that no spreadsheet mistakes for a date', () => {
    expect(row('Meridian Checkout', '2025-08-25')?.active_people).toBe('1–4');
  });

  it('distinguishes a week without use from an uncovered week', () => {
    expect(row('Kepler Returns', '2025-10-06')).toMatchObject({ coverage: 'reported', active_people: '0', spend: '' });
    const uncovered = { coverage: 'not-covered', active_people: '', seats: '', spend: '', currency: '' };
    expect(row('Meridian Checkout', '2025-10-06')).toMatchObject(uncovered);
  });

  it('has rows for each source', () => {
    const own = rowsOf(usageReports.twoSources).filter(({ team }) => team === 'MER');
    expect(own.map((one) => one.source)).toEqual([
      ...Array.from({ length: 57 }, () => 'claude-code'),
      ...Array.from({ length: 57 }, () => 'copilot'),
    ]);
  });

  it('has names in any script, and no formula', () => {
    const usage = comparisonUsage.usage && {
      ...comparisonUsage.usage,
      teams: comparisonUsage.usage.teams.map((team) => ({ ...team, key: '=1+1', name: 'צוות תשלומים' })),
    };
    const [first] = rowsOf({ ...comparisonUsage, usage });
    expect(first).toMatchObject({ team: "'=1+1", team_name: 'צוות תשלומים' });
  });

  it('is null if the report has no usage', () => {
    expect(dataFile('usage-csv', { ...source, report: clearWin })).toBeNull();
  });
});

it.each(Object.entries(usageReports))('usage is part of the report as JSON: %s', (_, report) => {
  const opened = openReport(dataFile('report-json', { ...source, report })?.text ?? '');
  expect(opened).toMatchObject({ kind: 'opened', report: { usage: report.usage } });
});

it('usage opens again with the maximum number of teams, sources and weeks', () => {
  const { usage } = usageReports.twoHundredWeeks;
  const [own] = usage?.teams ?? [];
  if (usage === undefined || own === undefined) throw new Error('no usage');
  const sources = (['claude-code', 'copilot', 'copilot-billing', 'table'] as const).flatMap((name) =>
    own.sources.map((one) => ({
      ...one,
      source: name,
      weeks: one.weeks.map((week) => ({ ...week, active: 1000, seats: 1000, spend: 12_345.67 })),
    })),
  );
  const teams = Array.from({ length: 20 }, (_, index) => ({
    ...own,
    key: `T${index}`,
    name: `Team ${index}`,
    sources,
  }));
  const report = { ...comparisonUsage, usage: { ...usage, teams } };
  expect(openReport(dataFile('report-json', { ...source, report })?.text ?? '').kind).toBe('opened');
});
