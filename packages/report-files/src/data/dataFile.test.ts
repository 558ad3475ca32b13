import type { Report } from '@roi-insight/contracts';
import { clearWin, longNames, missingEvidence, lasting, twoHundredWeeks } from '@roi-insight/contracts/fixtures';
import { defaultBrand } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { inEveryZone } from '../../../report-text/test/inEveryZone.ts';
import { dataFile } from './dataFile.ts';
import { openReport } from './openReport.ts';

const origin = {
  brand: defaultBrand,
  jiraUrl: null,
  economics: defaultEconomics,
  projectName: 'From the form',
  generatedAt: new Date(2026, 2, 2, 23, 59),
};

/** Hours in a file have four decimals. */
const rounded = (hours: number | null | undefined) =>
  hours === null || hours === undefined ? hours : Number(hours.toFixed(4));
const number = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text));

describe('weekly CSV', () => {
  it.each([
    ['a clear win', clearWin],
    ['two hundred weeks', twoHundredWeeks],
    ['65 weeks after adoption', lasting],
  ])('has the values of the report: %s', (_, report) => {
    const file = dataFile('weekly-csv', { ...origin, report });
    const rows: Record<string, string>[] = parse(file?.text ?? '', { columns: true });
    expect(
      rows.map((row) => ({
        Week_Start: row.week_start,
        Period: row.period === 'after' ? 'Post-Claude' : 'Pre-Claude',
        Task_Count: number(row.tickets_closed),
        Avg_Hours_Per_Task: number(row.average_hours_per_ticket),
      })),
    ).toEqual(
      report.time_series_data.time_savings.map((row) => ({
        ...row,
        Avg_Hours_Per_Task: rounded(row.Avg_Hours_Per_Task),
      })),
    );
  });
});

describe('per-ticket CSV', () => {
  it('has the values of the report, and only the columns key, side, day, hours, outcome and origin', () => {
    const file = dataFile('tickets-csv', { ...origin, report: clearWin });
    const rows: Record<string, string>[] = parse(file?.text ?? '', { columns: true });
    expect(Object.keys(rows[0] ?? {}).join(' ')).toBe(
      'key period completed_on hours outcome outcome_in_words report sample_data time_zone read_at measurement_version',
    );
    const outcomes = new Set(rows.map(({ outcome, outcome_in_words: words }) => `${outcome}: ${words}`));
    expect(outcomes).toContain('analysed: in the averages');
    expect(outcomes).toContain('not-delivered: not counted: closed without work');
    expect(
      rows.map((row) => ({
        key: row.key,
        side: row.period === 'after' ? 'post' : 'pre',
        completed_on: row.completed_on,
        hours: number(row.hours),
        outcome: row.outcome,
      })),
    ).toEqual(clearWin.tickets?.map((ticket) => ({ ...ticket, hours: rounded(ticket.hours) })));
  });

  it('makes a key that is a formula harmless', () => {
    const report = {
      ...clearWin,
      tickets: [{ key: '=A1', side: 'pre', completed_on: '2025-06-02', hours: 3, outcome: 'analysed' } as const],
    };
    expect(dataFile('tickets-csv', { ...origin, report })?.text).toContain("\r\n'=A1,before,");
  });

  it('is null if the report has no tickets', () => {
    const { tickets: _, ...report } = clearWin;
    expect(dataFile('tickets-csv', { ...origin, report })).toBeNull();
  });
});

/** A report that was compared with two other teams. */
const compared: Report = {
  ...clearWin,
  comparison: {
    method: 'comparison',
    design: 'one-adopter',
    teams: [
      {
        key: 'AUR',
        name: 'Aurora Payments',
        adopted: '2025-08-25',
        role: 'adopter',
        tickets: { pre: 962, post: 352 },
        weeks: { pre: 39, post: 13 },
        weight: null,
        ownChange: null,
      },
      {
        key: 'BOR',
        name: '=HYPERLINK("x"), Inc.',
        adopted: null,
        role: 'control',
        tickets: { pre: 583, post: 196 },
        weeks: { pre: 38, post: 12 },
        weight: 1,
        ownChange: { effectPercent: -2.123_456, intervalPercent: [-12, 7.5] },
      },
      {
        key: null,
        name: 'فريق البحث',
        adopted: '2025-06-02',
        role: 'left-out',
        reason: {
          kind: 'failed',
          code: 'project-not-found',
          error: 'No project with this name; it may be private.',
          reason: null,
          params: null,
        },
        tickets: null,
        weeks: null,
        weight: null,
        ownChange: null,
      },
    ],
    verdict: 'faster',
    effectPercent: 29.4,
    intervalPercent: [20.1, 37.6],
    headlinePercent: 28.2,
    detectablePercent: 16,
    coMovement: 0.8,
    alone: { kind: 'estimated', verdict: 'faster', grade: 'B', effectPercent: 36.2, intervalPercent: [26.2, 44.3] },
    quarters: null,
    eventTime: [
      { week: 0, effectPercent: 20, intervalPercent: [9.999_99, 30] },
      { week: 1, effectPercent: 21, intervalPercent: [-1, 31] },
    ],
    series: [],
    doubts: [],
    reasons: [],
    program: null,
  },
};

describe('CSV of a comparison', () => {
  const rowsOf = (kind: 'teams-csv' | 'event-time-csv'): Record<string, string>[] =>
    parse(dataFile(kind, { ...origin, report: compared })?.text ?? '', { columns: true, bom: true });
  const { time_zone: zone, fetched_at: at, version } = clearWin.provenance ?? {};
  const from = {
    report: 'Your Claude Code ROI Report: Aurora Payments (AUR)',
    sample_data: 'yes',
    time_zone: zone,
    read_at: at,
    measurement_version: version,
  };

  it('has a row for each team, with empty cells for unknown values and no formula', () => {
    const [own, control, leftOut] = rowsOf('teams-csv');
    expect(own).toMatchObject({ key: 'AUR', role: 'adopter', adopted_on: '2025-08-25', weight: '', ...from });
    expect(control).toMatchObject({
      name: `'=HYPERLINK("x"), Inc.`,
      adopted_on: '',
      tickets_before: '583',
      tickets_after: '196',
      weeks_before: '38',
      weeks_after: '12',
      weight: '1',
      own_change_percent: '-2.1235',
      own_change_low_percent: '-12',
      own_change_high_percent: '7.5',
      left_out_because: '',
      ...from,
    });
    expect(leftOut).toMatchObject({
      key: '',
      name: 'فريق البحث',
      role: 'left-out',
      tickets_before: '',
      own_change_percent: '',
      left_out_because: 'No project with this name; it may be private.',
      ...from,
    });
  });

  it('has a row for each week since adoption', () => {
    expect(rowsOf('event-time-csv')).toEqual([
      { week: '0', effect_percent: '20', effect_low_percent: '10', effect_high_percent: '30', ...from },
      { week: '1', effect_percent: '21', effect_low_percent: '-1', effect_high_percent: '31', ...from },
    ]);
  });

  it('is null if the report has no comparison', () => {
    expect(dataFile('teams-csv', { ...origin, report: clearWin })).toBeNull();
    expect(dataFile('event-time-csv', { ...origin, report: clearWin })).toBeNull();
  });

  it('is named after its kind', () => {
    expect(dataFile('teams-csv', { ...origin, report: compared })?.fileName).toMatch(/^roi-teams-AUR-/);
    expect(dataFile('event-time-csv', { ...origin, report: compared })?.fileName).toMatch(/^roi-event-time-AUR-/);
  });

  it('has data that a JSON report also keeps', () => {
    const opened = openReport(dataFile('report-json', { ...origin, report: compared })?.text ?? '');
    expect(opened).toMatchObject({ kind: 'opened', report: compared });
  });
});

describe('file names', () => {
  inEveryZone('contain the project’s key and the reader’s local day', () => {
    const key = clearWin.provenance?.project.key;
    const own = { ...origin, generatedAt: new Date(2026, 2, 2, 23, 59) };
    expect(dataFile('weekly-csv', { ...own, report: clearWin })?.fileName).toBe(`roi-weekly-${key}-2026-03-02.csv`);
    expect(dataFile('report-json', { ...own, report: longNames })?.fileName).toMatch(
      /^roi-report-[\p{L}\p{N}_-]+-2026-03-02\.json$/u,
    );
  });

  it('contain the project from the form if the report names no project, and omit characters that file systems refuse', () => {
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

it('a report file contains the report as JSON, with a summary for people who open the file', () => {
  const text = dataFile('report-json', { ...origin, report: clearWin })?.text ?? '';
  expect(text).toMatch(/^\{\n  "format": "roi-insight-report",\n/);
  const { summary } = JSON.parse(text);
  expect(summary).toMatch(
    /Net savings in the first quarter: \$[\d,]+ \(\$[\d,]+ to \$[\d,]+\); return \$\d+ for each \$1 spent/,
  );
  expect(summary).toMatch(/If the saving lasts: \$[\d,]+ in the first year/);
});
