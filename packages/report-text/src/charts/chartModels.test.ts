import type { Report } from '@roi-insight/contracts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import { describe, expect, it } from 'vitest';
import type { ChartColors, ChartModel, ChartStyle } from './ChartModel.ts';
import { cumulativeSavingsChart } from './cumulativeSavingsChart.ts';
import { hoursComparisonChart } from './hoursComparisonChart.ts';
import { tasksPerWeekChart } from './tasksPerWeekChart.ts';
import { weeklyHoursChart } from './weeklyHoursChart.ts';
import { weeklyTicketsChart } from './weeklyTicketsChart.ts';

const colors: ChartColors = {
  chartBefore: '#8a8478',
  chartAfter: '#b4501e',
  chartGrid: '#eeeae2',
  chartAxis: '#6b655a',
  hairline: '#e2ddd2',
  hairlineStrong: '#8f8778',
  surface: '#ffffff',
  text: '#1e1a16',
  textSubtle: '#6b655a',
};
const style: ChartStyle = { colors, assistant: 'Claude Code' };
const charts = [cumulativeSavingsChart, weeklyHoursChart, weeklyTicketsChart, hoursComparisonChart, tasksPerWeekChart];
const everyCase = Object.entries(fixtures).flatMap(([name, report]) =>
  charts.map((chart) => ({ name, report, chart })),
);

const nothing: Report = {
  ...fixtures.missingEvidence,
  summary_metrics: fixtures.emptyPost.summary_metrics,
  time_series_data: { time_savings: [] },
};

/** Numbers that are not finite, and texts made from such numbers, however deep, with their paths. */
function unprintableIn(value: unknown, path = 'model'): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path}: ${value}`];
  if (typeof value === 'string') return /NaN|Infinity|-\$|\$-/.test(value) ? [`${path}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => unprintableIn(child, `${path}.${key}`));
}

it.each([
  ['the series', { options: { series: [{ data: [{ x: 1, y: NaN }] }] } }, 'model.options.series.0.data.0.y: NaN'],
  ['an axis', { options: { yaxis: { max: Infinity } } }, 'model.options.yaxis.max: Infinity'],
  ['the table', { table: { rows: [['Before', '−$NaN']] } }, 'model.table.rows.0.1: −$NaN'],
])('a NaN or Infinity planted in %s is found', (_, planted, found) => {
  const model = { ...weeklyHoursChart(fixtures.clearWin, style), ...planted };
  expect(unprintableIn(model)).toEqual([found]);
});

const markersOf = (model: ChartModel) => model.options.annotations?.xaxis ?? [];

describe.each(everyCase)('$chart.name of $name', ({ report, chart }) => {
  const model = chart(report, style);
  it('contains finite numbers only, and texts without NaN, Infinity and hyphens as minus signs', () => {
    expect(unprintableIn(model)).toEqual([]);
  });
  it('says something, and has a row for each value or a reason for none', () => {
    expect(model.finding).toMatch(/\.$/);
    expect(model.empty === null).toBe(model.table.rows.length > 0);
    expect(model.options.chart?.height).toBe(300);
  });
});

it('titles are those of the specification', () => {
  expect(charts.map((chart) => chart(fixtures.clearWin, style).title)).toEqual([
    'Cumulative Savings Over Time',
    'Average Hours per Ticket Over Time',
    'Total Tickets Closed per Week',
    'Pre and Post Claude Code Comparison',
    'Average Tasks Completed per Week',
  ]);
});

describe('the marker of adoption', () => {
  it('is at the week of adoption with its fixed label', () => {
    const [marker] = markersOf(weeklyHoursChart(fixtures.clearWin, style));
    expect(marker?.x).toBe(Date.UTC(2025, 7, 25));
    expect(marker?.label?.text).toBe('Claude Code Adopted (08/24)');
  });
  it('is missing when no row is of that week', () => {
    const rows = fixtures.clearWin.time_series_data.time_savings.filter(
      ({ Week_Start }) => Week_Start !== '2025-08-25',
    );
    const report = { ...fixtures.clearWin, time_series_data: { time_savings: rows } };
    expect(markersOf(weeklyHoursChart(report, style))).toEqual([]);
  });
});

it('a week is drawn at its first day, in the series of its period', () => {
  const { series } = weeklyHoursChart(fixtures.oneWeek, style).options;
  const days = [Date.UTC(2025, 7, 18), Date.UTC(2025, 7, 25)];
  expect(series).toMatchObject([
    {
      name: 'Before',
      data: [
        { x: days[0], y: expect.any(Number) },
        { x: days[1], y: null },
      ],
    },
    {
      name: 'After',
      data: [
        { x: days[0], y: null },
        { x: days[1], y: expect.any(Number) },
      ],
    },
    { name: 'Average before' },
    { name: 'Average after' },
  ]);
});

describe('rows that cannot be drawn', () => {
  it('are left out: no date, no readable date, no value', () => {
    const [first, second, third, ...others] = fixtures.clearWin.time_series_data.time_savings;
    const rows = [
      { ...first, Week_Start: null },
      { ...second, Week_Start: 'soon' },
      { ...third, Avg_Hours_Per_Task: null },
      ...others,
    ];
    const report = { ...fixtures.clearWin, time_series_data: { time_savings: rows } };
    expect(weeklyHoursChart(report, style).table.rows).toHaveLength(others.length);
    expect(weeklyTicketsChart(report, style).table.rows).toHaveLength(others.length + 1);
  });
});

it('cumulative savings are five weeks labeled from the adoption date', () => {
  const { table } = cumulativeSavingsChart(fixtures.clearWin, style);
  expect(table.rows.map(([label]) => label)).toEqual([
    'Week 1 - 08/25',
    'Week 2 - 09/01',
    'Week 3 - 09/08',
    'Week 4 - 09/15',
    'Week 5 - 09/22',
  ]);
});

it('a chart without a value says why', () => {
  expect(charts.slice(0, 3).map((chart) => chart(nothing, style).empty)).toEqual([
    'The savings per task are not known: one of the periods has no measured ticket.',
    'No week has a ticket with a measured time.',
    'No week has a count of closed tickets.',
  ]);
});
