import { isPlanText, readPlanFile } from '@roi-insight/contracts';
import { defaultBrand, planFileProblem } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { inEveryZone } from '../../../report-text/test/inEveryZone.ts';
import { plan, read, reading } from '../../../report-text/test/plans.ts';
import { planReportFile, planReportJson } from './planReportFile.ts';
import { planReportPage } from './planReportPage.ts';
import type { PlanReportSource } from './PlanReportSource.ts';
import { planWeeksCsv } from './planWeeksCsv.ts';

const parts = {
  plan,
  reading,
  starts: new Map([
    ['ATL', '2027-02-15'],
    ['DRA', null],
  ]),
  registered: {
    kind: 'found',
    id: '10042',
    key: 'OPS-7',
    created: '2026-12-14T09:30:00Z',
    others: { count: 1, keys: ['OPS-9'] },
  },
} as const;

const source: PlanReportSource = {
  report: { ...parts, result: read },
  economics: { ...defaultEconomics, seats: 9 },
  brand: defaultBrand,
  savedAt: new Date(2027, 6, 5, 12),
};

const colors = {
  canvas: '#fff',
  surface: '#fff',
  hairline: '#ddd',
  text: '#111',
  textMuted: '#333',
  accentText: '#a40',
  chartBefore: '#999',
  chartAfter: '#a40',
};

inEveryZone('a report on a plan is named after the reader’s local day', () => {
  expect(planReportJson({ ...source, savedAt: new Date(2027, 6, 5, 23, 59) }).fileName).toBe(
    'roi-plan-report-2027-07-05.json',
  );
});

describe('the file of a report on a plan', () => {
  it('opens without loss, except that what it says about the issue is no longer confirmed', () => {
    const { fileName, text } = planReportJson(source);
    expect(fileName).toBe('roi-plan-report-2027-07-05.json');
    expect(isPlanText(text)).toBe(true);
    const registered = { ...parts.registered, kind: 'saved' };
    const value = { kind: 'report', parts: { ...parts, registered }, economics: source.economics };
    expect(readPlanFile(text)).toEqual({ ok: true, value });
  });

  it('opens from its web page, which loads nothing and has no script except for the data', () => {
    const names = plan.terms.teams.map((team) => ({ ...team, name: `${team.name} & "Sons" ok` }));
    const named = { ...plan, terms: { ...plan.terms, teams: names } };
    const page = planReportPage({ ...source, report: { ...source.report, plan: named } }, read, colors);
    expect(page.text.match(/<script/g)).toHaveLength(1);
    expect(page.text).not.toMatch(/https?:\/\/(?!example)|src=|href=/);
    expect(page.text).toContain('Because of the rollout, tickets of these teams took 27% less time');
    expect(page.text).toContain('Atlas &amp; &quot;Sons&quot; ok');
    expect(readPlanFile(page.text)).toMatchObject({ ok: true, value: { kind: 'report', parts: { plan: named } } });
  });

  const file = () => JSON.parse(JSON.stringify(planReportFile(source)));
  const asText = (change: (wire: ReturnType<typeof file>) => void) => {
    const wire = file();
    change(wire);
    return JSON.stringify(wire);
  };

  it('opens if it was saved before other plans were counted', () => {
    const read = readPlanFile(asText((wire) => delete wire.registered.others));
    expect(read).toMatchObject({ ok: true, value: { parts: { registered: { key: 'OPS-7', others: null } } } });
  });

  it.each<[string, string]>([
    ['cut short', planReportJson(source).text.slice(0, 900)],
    ['another version', asText((wire) => (wire.version = 2))],
    ['without reading', asText((wire) => delete wire.reading)],
    ['another first week', asText((wire) => (wire.reading.start = '2027-01-11'))],
    ['a start that is not a day', asText((wire) => (wire.starts[0].day = '2027-02-30'))],
    ['an issue without id', asText((wire) => delete wire.registered.id)],
    ['other plans without their number', asText((wire) => delete wire.registered.others.count)],
    ['negative seats', asText((wire) => (wire.economics.seats = -1))],
    ['a plan with one team', asText((wire) => (wire.plan.terms.teams = wire.plan.terms.teams.slice(0, 1)))],
    ['a name with markup', asText((wire) => (wire.plan.terms.teams[0].name = '<img src=x>'))],
    ['nested deeply', `{"kind":"roi-insight-plan-report","a":${'['.repeat(50)}${']'.repeat(50)}}`],
    ['huge', `{"kind":"roi-insight-plan-report","a":"${'x'.repeat(5_000_000)}"}`],
  ])('is refused with an explanation: %s', (_, text) => {
    expect(isPlanText(text)).toBe(true);
    const read = readPlanFile(text);
    expect(read.ok ? null : planFileProblem(read.error.message)).toMatch(
      /^This plan cannot be opened: .+\. Choose the file that was saved when the order was drawn\.$/,
    );
  });
});

it('a report on a plan has the weeks of each team as CSV', () => {
  const { fileName, text } = planWeeksCsv(source);
  const [head, first, ...others] = text.trim().split('\r\n');
  expect(fileName).toBe('roi-plan-report-2027-07-05.csv');
  expect(head).toMatch(/^key,name,planned_start,actual_start,week,week_start,tickets,mean_ln_hours,hours,measure/);
  expect(first).toBe(
    `ATL,Atlas,2027-02-01,2027-02-15,0,2027-01-04,9,0.1,80,active,example.atlassian.net,no,2027-07-05T08:00:00Z,${plan.hash}`,
  );
  expect(others).toEqual([]);
});
