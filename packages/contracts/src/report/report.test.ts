import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { comparisonGradeA } from '../fixtures/index.ts';
import { parseReport, reportToWire } from '../index.ts';

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

describe('parseReport', () => {
  it('accepts a report that has only the specified fields', () => {
    expect(parseReport(report)).toEqual({ ok: true, value: report });
  });
  it('accepts a bare list of rows as the series, and replaces a missing series with an empty one', () => {
    const rows = report.time_series_data.time_savings;
    expect(parseReport({ ...report, time_series_data: rows })).toEqual({ ok: true, value: report });
    const { time_series_data: _, ...without } = report;
    for (const series of [undefined, null, {}, { time_savings: null }]) {
      const value = { time_series_data: { time_savings: [] } };
      expect(parseReport({ ...without, time_series_data: series })).toMatchObject({ ok: true, value });
    }
  });
  it('treats a part that is null as an absent part', () => {
    const sent = { ...report, evidence: null, provenance: null, tickets: null };
    expect(parseReport(sent)).toEqual({ ok: true, value: report });
  });
  it('reads a report that lacks the hours per day, which are only shown', () => {
    const { hours_per_day: _, ...assumptions } = report.summary_metrics.assumptions;
    const summary_metrics = { ...report.summary_metrics, assumptions };
    const value = { summary_metrics: { assumptions: { ...assumptions, hours_per_day: null } } };
    expect(parseReport({ ...report, summary_metrics })).toMatchObject({ ok: true, value });
  });
  it('accepts a report whose averages could not be measured', () => {
    const post = {
      ...period,
      avg_hours_per_task: null,
      avg_days_per_task: null,
      avg_cost_per_task: null,
      total_cost: null,
    };
    expect(parseReport({ ...report, summary_metrics: { ...report.summary_metrics, post_claude: post } }).ok).toBe(true);
  });
  it('keeps rows that have a missing or invalid value, because each chart decides which rows it needs', () => {
    const [good] = report.time_series_data.time_savings;
    const rows = [
      { Week_Start: 20_250_825, Period: 7, Task_Count: '3', Avg_Hours_Per_Task: Infinity, more: 1 },
      'x',
      null,
      { Week_Start: 'soon', Task_Count: 3 },
      good,
    ];
    const nothing = { Week_Start: null, Period: null, Task_Count: null, Avg_Hours_Per_Task: null };
    expect(parseReport({ ...report, time_series_data: rows })).toEqual({
      ok: true,
      value: {
        ...report,
        time_series_data: {
          time_savings: [
            { ...nothing, Week_Start: '20250825', more: 1 },
            { ...nothing, Week_Start: 'soon', Task_Count: 3 },
            good,
          ],
        },
      },
    });
  });
  it('reads absent optional numbers as null', () => {
    const { total_tasks, completed_tasks } = period;
    const bare = { total_tasks, completed_tasks, total_days: null };
    const { improvements: _, ...summary } = report.summary_metrics;
    const sent = { ...report, summary_metrics: { ...summary, pre_claude: bare, post_claude: bare } };
    const unknown = {
      completion_rate: null,
      avg_days_per_task: null,
      avg_hours_per_task: null,
      avg_cost_per_task: null,
      total_cost: null,
    };
    const none = {
      time_savings_percent: null,
      cost_savings_per_task: null,
      cost_savings_percent: null,
      annual_savings_estimate: null,
    };
    for (const improvements of [undefined, {}, none]) {
      expect(parseReport({ ...sent, summary_metrics: { ...sent.summary_metrics, improvements } })).toMatchObject({
        ok: true,
        value: { summary_metrics: { pre_claude: unknown, post_claude: unknown, improvements: none } },
      });
    }
  });
  it.each(['2025-08-25T00:00:00Z', '2025-08-25T23:30:00.000+02:00', '2025-08-25 00:00:00', '2025-08-25'])(
    'reads the day from the adoption date %s',
    (claude_adoption_date) => {
      const summary_metrics = { ...report.summary_metrics, claude_adoption_date };
      expect(parseReport({ ...report, summary_metrics })).toEqual({ ok: true, value: report });
    },
  );
  it.each([
    ['a report that states no success', { ...report, success: false }],
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
    ['rows that are not a list', { ...report, time_series_data: { time_savings: 'x' } }],
    ['a series that is text', { ...report, time_series_data: 'x' }],
    ['a list', []],
    ['null', null],
  ])('refuses %s', (_, input) => {
    expect(parseReport(input).ok).toBe(false);
  });
});

describe('the kinds of evidence and comparison', () => {
  const { evidence, comparison, quality } = reportToWire(comparisonGradeA);
  const parsed = (part: object) => {
    const read = parseReport({ ...comparisonGradeA, evidence, comparison, quality, ...part });
    return read.ok ? read.value : null;
  };

  it.each([{ effect_percent: null }, { interval_percent: null }, { verdict: 'too-little-data' }])(
    'in the report of another server are too-little-data if the effect, the interval or the verdict is missing: %j',
    (missing) => {
      const alone = { ...comparison?.alone, ...missing };
      const found = parsed({
        provenance: undefined,
        evidence: { ...evidence, ...missing, method: 'level' },
        comparison: { ...comparison, alone },
      });
      expect(found?.evidence).toMatchObject({ kind: 'too-little-data' });
      expect(found?.evidence).not.toHaveProperty('headlinePercent');
      expect(found?.comparison?.alone).toEqual({ kind: 'too-little-data', grade: comparison?.alone.grade });
      const other = { evidence: { ...evidence, method: 'level' }, comparison: { ...comparison, ...missing } };
      expect(parsed({ ...other, provenance: undefined })?.comparison).toMatchObject({
        design: null,
        verdict: 'too-little-data',
        effectPercent: null,
        intervalPercent: null,
      });
    },
  );

  it('include a reason for each team that is left out, and for no other team', () => {
    const reason = { kind: 'own-project' };
    const [own, other, ...rest] = comparison?.teams ?? [];
    const teams = [{ ...own, reason }, { ...other, role: 'left-out' }, ...rest];
    const read = parsed({ comparison: { ...comparison, teams } })?.comparison?.teams;
    expect(read?.[0]).not.toHaveProperty('reason');
    expect(read?.[1]).toMatchObject({ role: 'left-out', reason: { kind: 'not-given' } });
  });
});

describe('reportToWire', () => {
  const folder = join(import.meta.dirname, '../fixtures');
  const sent = (report: unknown) => {
    const read = parseReport(report);
    return read.ok ? JSON.stringify(reportToWire(read.value)) : read.error;
  };

  // The other files contain only usage and no report.
  const isReport = (name: string) => name.endsWith('.json') && !['demoUsage.json', 'sampleUsage.json'].includes(name);

  it.each(readdirSync(folder).filter(isReport))('returns %s in the form in which it was received', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    expect(sent(JSON.parse(text))).toBe(text.trim());
  });

  it('leaves out null fields, also in reports of earlier versions', () => {
    const { evidence, ...wire } = reportToWire(comparisonGradeA);
    const early = { ...evidence, headline_percent: undefined, detectable_percent: undefined, left_out: undefined };
    const nulls = { ...early, headline_percent: null, left_out: null, placebo: { ...evidence?.placebo, dates: null } };
    const { dates: _, ...placebo } = { ...evidence?.placebo };
    expect(sent({ ...wire, evidence: early })).toBe(JSON.stringify({ ...wire, evidence: early }));
    expect(sent({ ...wire, evidence: nulls })).toBe(JSON.stringify({ ...wire, evidence: { ...early, placebo } }));
  });

  it('drops a field that only reports of earlier versions had', () => {
    const { evidence, ...wire } = reportToWire(comparisonGradeA);
    const open_tickets = { effect_percent: 30, interval_percent: [12, 50], shape: 1.2 };
    expect(parseReport({ ...wire, evidence: { ...evidence, open_tickets } })).toEqual({
      ok: true,
      value: comparisonGradeA,
    });
  });

  it('is undone by parseReport, which sets fields that are absent on the wire to null', () => {
    const { evidence, ...wire } = reportToWire(comparisonGradeA);
    const { measured_hours: _hours, left_out: _left, mann_whitney_p: _p, ...rest } = { ...evidence };
    const read = parseReport({ ...wire, evidence: rest });
    const missing = { measuredHours: null, leftOut: null, mannWhitneyP: null };
    expect(read).toMatchObject({ ok: true, value: { evidence: missing } });
  });
});
