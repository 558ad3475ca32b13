import type { Report } from '@roi-insight/contracts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { type Brand, type DataFileKind, defaultBrand } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { dataFile } from './dataFile.ts';

const source = {
  jiraUrl: null,
  economics: defaultEconomics,
  projectName: null,
  generatedAt: new Date(2026, 2, 2),
};

describe('CSV files of a company', () => {
  const acme = { ...defaultBrand, company: '=Acme; GmbH', currency: 'EUR', locale: 'de-DE' };
  const rowOf = (kind: DataFileKind, brand: Brand, report: Report = clearWin): Record<string, string> => {
    const text = dataFile(kind, { ...source, brand, report })?.text ?? '';
    const [row]: Record<string, string>[] = parse(text, { columns: true, bom: true });
    return row ?? {};
  };

  it('name the company', () => {
    for (const kind of ['weekly-csv', 'tickets-csv'] as const)
      expect(rowOf(kind, acme)).toMatchObject({ company: "'=Acme; GmbH" });
  });

  it('have the cost of a ticket, as a plain number, only if the currency is not the dollar', () => {
    const [{ Avg_Hours_Per_Task: hours } = {}] = clearWin.time_series_data.time_savings;
    expect(rowOf('weekly-csv', acme).average_cost_per_ticket_eur).toBe(String(Number(((hours ?? 0) * 50).toFixed(2))));
    expect(Object.keys(rowOf('weekly-csv', { ...acme, currency: 'USD' }))).not.toContain('average_cost_per_ticket_usd');
    expect(Object.keys(rowOf('weekly-csv', defaultBrand)).join(' ')).toBe(
      'week_start period tickets_closed average_hours_per_ticket bugs_created open_bugs report sample_data time_zone read_at measurement_version',
    );
  });

  it('have the bugs of a week only if the report knows them', () => {
    const [row] = clearWin.quality?.weeks.filter(({ weekStart }) => weekStart === '2024-11-25') ?? [];
    expect(rowOf('weekly-csv', defaultBrand)).toMatchObject({
      week_start: '2024-11-25',
      bugs_created: String(row?.created),
      open_bugs: String(row?.backlog),
    });
    const { quality: _quality, ...unknown } = clearWin;
    expect(rowOf('weekly-csv', defaultBrand, unknown)).not.toHaveProperty('bugs_created');
  });

  it('leave the cost empty if no hours were measured', () => {
    const [row] = clearWin.time_series_data.time_savings;
    const unknown = { time_savings: row === undefined ? [] : [{ ...row, Avg_Hours_Per_Task: null }] };
    const report = { ...clearWin, time_series_data: unknown };
    expect(rowOf('weekly-csv', acme, report).average_cost_per_ticket_eur).toBe('');
  });
});
