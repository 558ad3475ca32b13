import { type Economics, reportToWire } from '@roi-insight/contracts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import { defaultEconomics, withUsageSeats } from '@roi-insight/roi-math';
import { defaultBrand } from '@roi-insight/report-text';
import { describe, expect, it, vi } from 'vitest';
import { OPEN_REPORT_MAX_BYTES, openReport } from './openReport.ts';
import { reportToJson } from './reportFile.ts';

const saved = {
  report: fixtures.clearWin,
  jiraUrl: 'https://x.atlassian.net',
  projectName: 'Aurora',
  economics: defaultEconomics,
};
const savedAt = new Date('2026-03-02T12:00:00Z');
const brand = defaultBrand;
const clearWin = reportToWire(fixtures.clearWin);
const text = reportToJson({ ...saved, brand }, savedAt);

/** The file with one part replaced. */
function changed(change: (file: Record<string, unknown>) => unknown): string {
  return JSON.stringify(change(JSON.parse(text)));
}

function withWeeks(count: number): string {
  const row = { Week_Start: '2025-01-06', Period: 'Pre-Claude', Task_Count: 1, Avg_Hours_Per_Task: 4 };
  return changed((file) => ({
    ...file,
    report: { ...clearWin, time_series_data: { time_savings: Array.from({ length: count }, () => row) } },
  }));
}

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, 0]));
const weeks = (count: number) => ({ time_savings: Array.from({ length: count }, () => ({})) });
const LONG = 'x'.repeat(5000);

const many = <T>(item: T) => Array.from({ length: 201 }, () => item);
const PLACEBO = { date: '2025-01-06', effect_percent: 1, interval_percent: [0, 2] };
const ESTIMATE = { method: 'level', effect_percent: null, interval_percent: null };
const WEEK = { week_start: '2025-01-06', tickets: 30 };
const LEFT_OUT = { clicked_through: { pre: 0, post: 0 }, too_old: { pre: 0, post: 0 }, bulk_weeks: [], first_weeks: 0 };

const withEvidence = (part: object) =>
  changed((file) => ({
    ...file,
    report: { ...clearWin, evidence: { ...clearWin.evidence, ...part } },
  }));
const withScope = (scope: object) =>
  changed((file) => ({
    ...file,
    report: { ...clearWin, provenance: { ...clearWin.provenance, scope } },
  }));

const messageOf = (input: string) => {
  const outcome = openReport(input);
  return outcome.kind === 'refused' ? outcome.message : 'opened';
};

describe('a saved report', () => {
  it.each(Object.entries(fixtures))('opens again without any loss: %s', (_, report) => {
    const economics: Economics = {
      seats: 7,
      pricePerSeatMonth: 39.5,
      realisationRate: 0.3,
      spend: [{ month: '2025-09', amount: 480.5 }],
      touched: ['seats', 'realization'],
      enteredEngineerCost: 120_000,
    };
    const round = { report, jiraUrl: null, projectName: 'Aurora', economics };
    expect(openReport(reportToJson({ ...round, brand }, savedAt))).toEqual({ kind: 'opened', ...round });
  });

  it('opens even if it has more tickets than the maximum length of other lists', () => {
    const [ticket] = fixtures.clearWin.tickets ?? [];
    const report = { ...fixtures.clearWin, tickets: Array.from({ length: 20_000 }, () => ({ ...ticket })) };
    expect(openReport(JSON.stringify({ ...clearWin, tickets: report.tickets }))).toMatchObject({
      kind: 'opened',
      report,
    });
  });

  it('opens even if it lacks the name of its project, as files of earlier versions do', () => {
    expect(openReport(changed((file) => ({ ...file, project_name: undefined })))).toMatchObject({
      kind: 'opened',
      projectName: null,
    });
  });

  it('opens even if it lacks the entered values, as files of earlier versions do', () => {
    const economics = { seats: 7, pricePerSeatMonth: 39.5, realisationRate: 0.3 };
    expect(openReport(changed((file) => ({ ...file, economics })))).toMatchObject({
      kind: 'opened',
      economics: { ...economics, spend: [], touched: [], enteredEngineerCost: null },
    });
  });

  it.each(Object.entries(fixtures))('opens in the form that the API and the command line return: %s', (_, report) => {
    const usual = { jiraUrl: null, projectName: null, economics: withUsageSeats(report, defaultEconomics) };
    expect(openReport(JSON.stringify(reportToWire(report)))).toEqual({ kind: 'opened', report, ...usual });
  });

  it.each([
    [withEvidence({ interval_percent: null }), 'refused', 'The report is unreadable: evidence.interval_percent '],
    [
      JSON.stringify({ ...clearWin, provenance: undefined, usage: 7 }),
      'opened',
      'A field of the report is ignored: usage ',
    ],
  ])('says for developers what cannot be read in it: %#', (file, kind, line) => {
    const warn = vi.fn<(line: string) => void>();
    expect(openReport(file, undefined, warn).kind).toBe(kind);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(`^${line}`));
  });

  it('opens with a byte order mark', () => {
    expect(openReport(`\uFEFF${text}`)).toEqual({ kind: 'opened', ...saved });
  });

  it('has no secret in its address after opening, even if an older file contained one', () => {
    const jiraUrl = 'https://x.atlassian.net/browse/A-1?os_password=hush#jwt=hush';
    expect(reportToJson({ ...saved, jiraUrl, brand }, savedAt)).not.toContain('hush');
    expect(openReport(changed((file) => ({ ...file, jira_url: jiraUrl })))).toEqual({ kind: 'opened', ...saved });
  });

  it('contains no credential and states its format', () => {
    expect(JSON.parse(text)).toMatchObject({ format: 'roi-insight-report', format_version: 2 });
    expect(text).not.toMatch(/api_?(key|token)|email/i);
  });
});

describe('opening a file', () => {
  it('does not parse a file that is too large', () => {
    const parse = vi.spyOn(JSON, 'parse');
    expect(messageOf(' '.repeat(OPEN_REPORT_MAX_BYTES + 1))).toMatch(/too large/);
    expect(messageOf('[],'.repeat(1_500_000))).toMatch(/not a report/);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it.each([
    ['an empty text', ''],
    ['text that is not JSON', 'hello'],
    ['half a file', text.slice(0, text.length / 2)],
    ['a list', '[]'],
    ['null', 'null'],
    ['JSON of another program', '{"name":"package"}'],
    ['a failure of the API', '{"success":false,"error":"No.","code":"credentials"}'],
    ['a name that reaches into prototypes', text.replace('"format"', '"__proto__":{"polluted":true},"format"')],
    ['a constructor', text.replace('"format"', '"constructor":{"prototype":{"polluted":true}},"format"')],
    ['an endless text', changed((file) => ({ ...file, jira_url: 'x'.repeat(20_000) }))],
    ['endless depth', `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`],
    ['endless lists', `[${'[],'.repeat(1_500_000)}[]]`],
    ['endless keys', changed((file) => ({ ...file, ...keys(1001) }))],
    ['an endless list', changed((file) => ({ ...file, report: { ...clearWin, time_series_data: weeks(10_001) } }))],
    [
      'far more values than a report has',
      changed((file) => ({ ...file, more: Array.from({ length: 500 }, () => LONG) })),
    ],
    ['a depth inside a report', text.replace('"format"', `"deep":${'['.repeat(20)}${']'.repeat(20)},"format"`)],
  ])('%s is not accepted as a report', (_, input) => {
    expect(messageOf(input)).toMatch(/^This file is not a report\./);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it.each([
    ['a response of the API without figures', '{"success":true}'],
    ['half a response of the API', JSON.stringify({ ...clearWin, evidence: { verdict: 'faster' } })],
    ['a report without figures', changed((file) => ({ ...file, report: {} }))],
    ['a number as text', text.replace(/"total_tasks": \d+/, '"total_tasks":"12"')],
    ['an infinite number', text.replace(/"total_tasks": \d+/, '"total_tasks":1e999')],
    ['a negative count', text.replace(/"total_tasks": \d+/, '"total_tasks":-3')],
    ['a negative time', text.replace(/"avg_hours_per_task": [\d.]+/, '"avg_hours_per_task":-3')],
    [
      'a day outside of the accepted years',
      text.replace(/"claude_adoption_date": "[\d-]+"/, '"claude_adoption_date":"9999-12-31"'),
    ],
    ['an address that runs code', changed((file) => ({ ...file, jira_url: 'javascript:alert(1)' }))],
    [
      'an excessive hourly rate',
      changed((file) => ({ ...file, economics: { ...defaultEconomics, realisationRate: 2 } })),
    ],
    ['more weeks than a century has', withWeeks(5201)],
    ['too many fake dates', withEvidence({ placebo: { tried: 1, as_large: 0, dates: many(PLACEBO) } })],
    ['too many reasons', withEvidence({ grade_reasons: many('x') })],
    ['more estimates than there are methods', withEvidence({ estimates: many(ESTIMATE) })],
    ['too many bulk weeks', withEvidence({ left_out: { ...LEFT_OUT, bulk_weeks: many(WEEK) } })],
    ['more types than can be chosen', withScope({ types: many({ id: '1', name: 'Bug' }) })],
    ['too many seats', changed((file) => ({ ...file, economics: { ...defaultEconomics, seats: 1e308 } }))],
    [
      'a ticket without its day',
      changed((file) => ({ ...file, report: { ...clearWin, tickets: [{ key: 'AUR-1' }] } })),
    ],
    ['tickets that are not a list', changed((file) => ({ ...file, report: { ...clearWin, tickets: keys(1) } }))],
    ['no economics', changed((file) => ({ ...file, economics: undefined }))],
  ])('%s is reported as a damaged report', (_, input) => {
    expect(messageOf(input)).toMatch(/damaged/);
  });

  it('accepts lists of a usual length', () => {
    expect(messageOf(withEvidence({ placebo: { tried: 1, as_large: 0, dates: many(PLACEBO).slice(1) } }))).toBe(
      'opened',
    );
    expect(messageOf(withEvidence({ left_out: { ...LEFT_OUT, bulk_weeks: [WEEK] } }))).toBe('opened');
    expect(messageOf(withScope({ types: [{ id: '1', name: 'Bug' }] }))).toBe('opened');
  });

  it('reports that a file has a newer format', () => {
    expect(messageOf(changed((file) => ({ ...file, format_version: 3, report: 'unknown' })))).toMatch(/newer version/);
  });

  it('keeps text that looks like markup as plain text', () => {
    const name = '<img src=x onerror=alert(1)>';
    const { provenance } = fixtures.clearWin;
    if (provenance === undefined) throw new Error('the fixture has lost its provenance');
    const report = { ...fixtures.clearWin, provenance: { ...provenance, project: { key: 'X', name } } };
    expect(openReport(reportToJson({ ...saved, report, brand }, savedAt))).toMatchObject({ kind: 'opened', report });
  });
});
