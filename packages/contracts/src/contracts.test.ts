import { describe, expect, it } from 'vitest';
import {
  isCalendarDate,
  isTrackerUrl,
  parseFailure,
  parseFetchJiraRequest,
  parseSubmittedForm,
  parseJson,
  parseProgressLine,
  parseReport,
} from './index.ts';

const request = {
  jira_url: 'https://example.atlassian.net',
  email: 'lead@example.com',
  api_token: 'sandbox-token',
  project_name: 'AUR',
  claude_adoption_date: '2025-08-25',
};

const period = {
  total_tasks: 12,
  completed_tasks: 10,
  completion_rate: 83.3,
  avg_days_per_task: 1.5,
  avg_hours_per_task: 12,
  avg_cost_per_task: 600,
  total_cost: 6000,
};

const report = {
  success: true,
  summary_metrics: {
    claude_adoption_date: '2025-08-25',
    assumptions: { engineer_annual_cost: 100_000, hourly_rate: 50, hours_per_day: 8 },
    pre_claude: period,
    post_claude: period,
    improvements: {
      time_savings_percent: 0,
      cost_savings_per_task: 0,
      cost_savings_percent: 0,
      annual_savings_estimate: 0,
    },
  },
  time_series_data: {
    time_savings: [{ Week_Start: '2025-08-25', Period: 'Post-Claude', Task_Count: 3, Avg_Hours_Per_Task: 9 }],
  },
};

describe('isCalendarDate', () => {
  it.each(['2024-02-29', '2023-01-01', '2025-12-31'])('accepts %s', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });
  it.each([
    '2023-02-29',
    '9999-12-31',
    '0001-01-01',
    '2025-13-01',
    '2025-00-10',
    '2025-1-1',
    '25-01-01',
    '2025-08-25T00:00:00Z',
    '',
  ])('refuses %j', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});

describe('isTrackerUrl', () => {
  it.each([
    'https://x.atlassian.net',
    'http://jira.intra:8080/jira',
    'https://x.atlassian.net/browse/ABC-1',
    ' https://x.io ',
  ])('accepts %s', (url) => {
    expect(isTrackerUrl(url)).toBe(true);
  });
  it.each([
    'x.atlassian.net',
    'ftp://x.io',
    'javascript:alert(1)',
    'https://user:pw@x.io',
    'https://',
    '',
    null,
    undefined,
  ])('refuses %j', (url) => {
    expect(isTrackerUrl(url)).toBe(false);
  });
});

describe('parseFetchJiraRequest', () => {
  it('accepts the specified body', () => {
    expect(parseFetchJiraRequest(request)).toEqual({ ok: true, value: request });
  });
  it.each([
    ['jira_url', 'not a url'],
    ['jira_url', undefined],
    ['email', 'lead@'],
    ['email', 'lead@localhost'],
    ['api_token', 'short'],
    ['api_token', 1234567890],
    ['api_token', 'a token with blanks'],
    ['api_token', 'zero-width\u200bspace'],
    ['project_name', ''],
    ['project_name', ' '],
    ['project_name', '""'],
    ['project_name', '“”'],
    ['project_name', '\u0000'],
    ['project_name', 'x'.repeat(2049)],
    ['claude_adoption_date', '2025-02-30'],
    ['include_tickets', 'yes'],
  ])('names the field when %s is %j', (field, value) => {
    expect(parseFetchJiraRequest({ ...request, [field]: value })).toMatchObject({ ok: false, error: { path: field } });
  });
  it('takes dates before those the form offers, which old issues need', () => {
    expect(parseFetchJiraRequest({ ...request, claude_adoption_date: '2020-06-18' }).ok).toBe(true);
  });
  it('never repeats what was sent', () => {
    const answer = parseFetchJiraRequest({ ...request, jira_url: 'secret-looking', api_token: 'hunter2' });
    expect(JSON.stringify(answer)).not.toMatch(/secret-looking|hunter2/);
  });
  it.each([null, undefined, 'text', 7, []])('refuses %j', (body) => {
    expect(parseFetchJiraRequest(body).ok).toBe(false);
  });
});

describe('parseReport', () => {
  it('accepts a report with the specified fields only', () => {
    expect(parseReport(report)).toEqual({ ok: true, value: report });
  });
  it('accepts bare rows and a missing series, in one shape', () => {
    const rows = report.time_series_data.time_savings;
    expect(parseReport({ ...report, time_series_data: rows })).toEqual({ ok: true, value: report });
    const { time_series_data: _, ...without } = report;
    for (const series of [undefined, null, {}, { time_savings: null }]) {
      const value = { time_series_data: { time_savings: [] } };
      expect(parseReport({ ...without, time_series_data: series })).toMatchObject({ ok: true, value });
    }
  });
  it('treats a part that is null as absent', () => {
    const sent = { ...report, evidence: null, provenance: null, tickets: null };
    expect(parseReport(sent)).toEqual({ ok: true, value: report });
  });
  it('accepts averages that could not be measured', () => {
    const post = {
      ...period,
      avg_hours_per_task: null,
      avg_days_per_task: null,
      avg_cost_per_task: null,
      total_cost: null,
    };
    expect(parseReport({ ...report, summary_metrics: { ...report.summary_metrics, post_claude: post } }).ok).toBe(true);
  });
  it('keeps rows that lack a value for the charts to judge', () => {
    const rows = [
      { Week_Start: null, Period: 'Pre', Task_Count: 3 },
      { Week_Start: 'soon', Avg_Hours_Per_Task: null },
    ];
    expect(parseReport({ ...report, time_series_data: rows })).toMatchObject({
      ok: true,
      value: { time_series_data: { time_savings: rows } },
    });
  });
  it.each([
    ['success false', { ...report, success: false }],
    ['no summary', { ...report, summary_metrics: undefined }],
    [
      'a number as text',
      { ...report, summary_metrics: { ...report.summary_metrics, pre_claude: { ...period, total_tasks: '12' } } },
    ],
    [
      'an infinite number',
      {
        ...report,
        summary_metrics: { ...report.summary_metrics, pre_claude: { ...period, avg_hours_per_task: Infinity } },
      },
    ],
    [
      'NaN',
      {
        ...report,
        summary_metrics: { ...report.summary_metrics, pre_claude: { ...period, avg_hours_per_task: Number.NaN } },
      },
    ],
    [
      'a negative count',
      { ...report, summary_metrics: { ...report.summary_metrics, pre_claude: { ...period, completed_tasks: -1 } } },
    ],
    ['rows that are not objects', { ...report, time_series_data: { time_savings: ['x'] } }],
    ['evidence without a verdict', { ...report, evidence: { grade: 'A' } }],
    ['a list', []],
    ['null', null],
  ])('refuses %s', (_, input) => {
    expect(parseReport(input).ok).toBe(false);
  });
});

describe('the other readers', () => {
  it('parseFailure reads the sentence and an optional code', () => {
    expect(parseFailure({ success: false, error: 'No.', code: 'timeout' }).ok).toBe(true);
    expect(parseFailure({ success: true, error: 'No.' }).ok).toBe(false);
    expect(parseFailure({ success: false }).ok).toBe(false);
  });
  it('parseProgressLine reads progress and nothing else', () => {
    const progress = { stage: 'reading', done: 3, total: null };
    expect(parseProgressLine({ progress })).toEqual({ ok: true, value: progress });
    expect(parseProgressLine({ success: true }).ok).toBe(false);
    expect(parseProgressLine({ progress: { ...progress, stage: 'sleeping' } }).ok).toBe(false);
  });
  it('parseSubmittedForm reads the form with and without the key', () => {
    const stored = {
      email: 'a@b.co',
      jiraUrl: 'https://x.io',
      projectName: 'A',
      launchDate: '2025-08-25T00:00:00Z',
      claudeAdoptionDate: '2025-08-25',
    };
    expect(parseSubmittedForm(stored).ok).toBe(true);
    expect(parseSubmittedForm({ ...stored, apiKey: 'abc' }).ok).toBe(true);
    expect(parseSubmittedForm({ ...stored, claudeAdoptionDate: 'today' }).ok).toBe(false);
    expect(parseSubmittedForm('{}').ok).toBe(false);
  });
  it('parseJson reports text that is not JSON', () => {
    expect(parseJson('{', parseReport)).toMatchObject({ ok: false, error: { message: 'not valid JSON' } });
    expect(parseJson(JSON.stringify(report), parseReport).ok).toBe(true);
  });
});
