import { clearWin, longNames, missingEvidence, twoHundredWeeks } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { dataFile } from './dataFile.ts';

const origin = {
  jiraUrl: null,
  economics: defaultEconomics,
  projectName: 'From the form',
  generatedAt: new Date(2026, 2, 2, 23, 59),
};

const number = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text));

describe('weekly CSV', () => {
  it.each([
    ['a clear win', clearWin],
    ['two hundred weeks', twoHundredWeeks],
  ])('equals the report: %s', (_, report) => {
    const file = dataFile('weekly-csv', { ...origin, report });
    const rows: Record<string, string>[] = parse(file?.text ?? '', { columns: true });
    expect(
      rows.map((row) => ({
        Week_Start: row.week_start,
        Period: row.period === 'after' ? 'Post-Claude' : 'Pre-Claude',
        Task_Count: number(row.tickets_closed),
        Avg_Hours_Per_Task: number(row.average_hours_per_ticket),
      })),
    ).toEqual(report.time_series_data.time_savings);
  });
});

describe('per-ticket CSV', () => {
  it('equals the report, and has no columns but key, side, day, hours and outcome', () => {
    const file = dataFile('tickets-csv', { ...origin, report: clearWin });
    const rows: Record<string, string>[] = parse(file?.text ?? '', { columns: true });
    expect(Object.keys(rows[0] ?? {})).toEqual(['key', 'period', 'completed_on', 'hours', 'outcome']);
    expect(
      rows.map((row) => ({
        key: row.key,
        side: row.period === 'after' ? 'post' : 'pre',
        completed_on: row.completed_on,
        hours: number(row.hours),
        outcome: row.outcome,
      })),
    ).toEqual(clearWin.tickets);
  });

  it('neutralizes a key that is a formula', () => {
    const report = {
      ...clearWin,
      tickets: [{ key: '=A1', side: 'pre', completed_on: '2025-06-02', hours: 3, outcome: 'analysed' } as const],
    };
    expect(dataFile('tickets-csv', { ...origin, report })?.text).toContain("\r\n'=A1,before,");
  });

  it('is not there when the report has no tickets', () => {
    const { tickets: _, ...report } = clearWin;
    expect(dataFile('tickets-csv', { ...origin, report })).toBeNull();
  });
});

describe('file names', () => {
  it('have the project’s key and the reader’s own day', () => {
    const key = clearWin.provenance?.project.key;
    expect(dataFile('weekly-csv', { ...origin, report: clearWin })?.fileName).toBe(`roi-weekly-${key}-2026-03-02.csv`);
    expect(dataFile('report-json', { ...origin, report: longNames })?.fileName).toMatch(
      /^roi-report-[\p{L}\p{N}_-]+-2026-03-02\.json$/u,
    );
  });

  it('have the form’s project when the report names none, without what file systems refuse', () => {
    const named = (projectName: string | null) =>
      dataFile('weekly-csv', { ...origin, projectName, report: missingEvidence })?.fileName;
    const { provenance } = missingEvidence;
    expect(provenance).toBeUndefined();
    expect(named('..\\Aurora / Payments: "2026"?')).toBe('roi-weekly-Aurora-Payments-2026-2026-03-02.csv');
    expect(named('支払い処理')).toBe('roi-weekly-支払い処理-2026-03-02.csv');
    expect(named('/// ***')).toBe('roi-weekly-2026-03-02.csv');
    expect(named(null)).toBe('roi-weekly-2026-03-02.csv');
    expect(named('x'.repeat(500))?.length).toBeLessThan(100);
  });
});
