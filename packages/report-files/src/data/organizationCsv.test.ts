import { organizationLeftOut } from '@roi-insight/contracts/fixtures';
import { defaultBrand } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { dataFile } from './dataFile.ts';

it('the CSV of the teams of an organization has a row for each team with its start, its own change or the reason to exclude it', () => {
  const file = dataFile('teams-csv', {
    report: organizationLeftOut,
    brand: defaultBrand,
    jiraUrl: null,
    projectName: null,
    economics: defaultEconomics,
    generatedAt: new Date(2026, 2, 2),
  });
  const rows: Record<string, string>[] = parse(file?.text ?? '', { columns: true });
  expect(rows.map(({ name }) => name)).toEqual(organizationLeftOut.organization?.teams.map(({ name }) => name));
  expect(rows[0]).toMatchObject({ role: 'started', started_on: '2025-01-06', people: '6', left_out_because: '' });
  expect(rows[1]).toMatchObject({ role: 'left-out', own_change_percent: '', tickets_before: '' });
  expect(rows[1]?.left_out_because).toMatch(/^Jira didn’t deliver/);
});
