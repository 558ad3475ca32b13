import type { Report } from '@roi-insight/contracts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import { describe, expect, it } from 'vitest';
import { adoptionLabel } from './adoptionLabel.ts';
import type { ChartColors, ChartModel } from './ChartModel.ts';
import { cumulativeSavingsChart } from './cumulativeSavingsChart.ts';
import { hoursComparisonChart } from './hoursComparisonChart.ts';
import { tasksPerWeekChart } from './tasksPerWeekChart.ts';
import { weeklyHoursChart } from './weeklyHoursChart.ts';
import { weeklyTicketsChart } from './weeklyTicketsChart.ts';
import { createFormats } from '../format/index.ts';
import { defaultBrand } from '../brand.ts';

const formats = createFormats(defaultBrand);

const colors: ChartColors = {
  chartBefore: '#8a8478',
  chartAfter: '#b4501e',
  negative: '#9c2f23',
  chartGrid: '#eeeae2',
  chartAxis: '#6b655a',
  hairline: '#e2ddd2',
  hairlineStrong: '#8f8778',
  surface: '#ffffff',
  text: '#1e1a16',
  textSubtle: '#6b655a',
};
const assistant = 'Claude Code';
const charts = [cumulativeSavingsChart, weeklyHoursChart, weeklyTicketsChart, hoursComparisonChart, tasksPerWeekChart];
const everyCase = Object.entries(fixtures).flatMap(([name, report]) =>
  charts.map((chart) => ({ name, report, chart })),
);

const nothing: Report = {
  ...fixtures.missingEvidence,
  summary_metrics: fixtures.emptyPost.summary_metrics,
  time_series_data: { time_savings: [] },
};

const drawn = (model: ChartModel) => ({ ...model, options: model.options(colors) });

/** Numbers that are not finite, and texts made from such numbers, at any depth, with their paths. */
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
])('the search for unprintable numbers finds a NaN or Infinity in %s', (_, planted, found) => {
  const model = { ...drawn(weeklyHoursChart(formats, fixtures.clearWin, assistant)), ...planted };
  expect(unprintableIn(model)).toEqual([found]);
});

const linesAndLabels = (model: ChartModel) => model.options(colors).annotations?.xaxis ?? [];
const markersOf = (model: ChartModel) =>
  linesAndLabels(model).filter(({ borderColor }) => borderColor !== 'transparent');

describe.each(everyCase)('$chart.name of $name', ({ report, chart }) => {
  const model = chart(formats, report, assistant);
  it('contains only finite numbers, and texts without NaN, Infinity or hyphens as minus signs', () => {
    expect(unprintableIn(drawn(model))).toEqual([]);
  });
  it('has a subtitle, and either a row for each value or a reason for having no rows', () => {
    expect(model.finding).toMatch(/\.$/);
    expect(model.empty === null).toBe(model.table.rows.length > 0);
    expect(model.options(colors).chart?.height).toBe(300);
  });
});

it('the titles of the charts match the specification', () => {
  expect(charts.map((chart) => chart(formats, fixtures.clearWin, assistant).title)).toEqual([
    'Cumulative Savings Over Time',
    'Average Hours per Ticket Over Time',
    'Total Tickets Closed per Week',
    'Pre and Post Claude Code Comparison',
    'Average Tasks Completed per Week',
  ]);
});

describe('the marker of adoption', () => {
  it('is at the week of adoption, and has its fixed label', () => {
    const [marker] = markersOf(weeklyHoursChart(formats, fixtures.clearWin, assistant));
    expect(marker?.x).toBe(Date.UTC(2025, 7, 25));
    expect(marker?.label?.text).toEqual(['Claude Code Adopted (08/24)', 'Aug 25, 2025']);
  });
  it('adds no second date if the adoption week contains the fixed date', () => {
    expect(adoptionLabel(formats, 'Claude Code', '2025-08-25', '2025-08-24')).toEqual(['Claude Code Adopted (08/24)']);
    expect(adoptionLabel(formats, 'Claude Code', '2025-08-20', '2025-08-18')).toEqual(['Claude Code Adopted (08/24)']);
    expect(
      adoptionLabel(createFormats({ currency: 'EUR', locale: 'de-DE' }), 'AI', '2025-08-24', '2025-08-18'),
    ).toEqual(['AI Adopted (24/08)']);
    expect(adoptionLabel(formats, 'Claude Code', '2025-06-25', '2025-06-23').at(-1)).toBe('Jun 25, 2025');
  });
  it('wraps a long name without cutting it', () => {
    expect(adoptionLabel(formats, 'Enterprise Pair Programming Companion', '2025-08-24', '2025-08-18')).toEqual([
      'Enterprise Pair Programming',
      'Companion Adopted (08/24)',
    ]);
    const endless = adoptionLabel(formats, 'x'.repeat(70), '2025-08-24', '2025-08-18');
    expect(endless.join('').replaceAll(' ', '')).toBe(`${'x'.repeat(70)}Adopted(08/24)`);
    expect(endless.every((line) => line.length <= 28)).toBe(true);
  });
  it('has space for each of its lines', () => {
    const topOf = (name: string) =>
      weeklyHoursChart(formats, fixtures.clearWin, name).options(colors).grid?.padding?.top ?? 0;
    expect(topOf('Enterprise Pair Programming Companion')).toBe(topOf('Claude Code') + 16);
  });
  it('is missing if no row has the adoption week', () => {
    const rows = fixtures.clearWin.time_series_data.time_savings.filter(
      ({ Week_Start }) => Week_Start !== '2025-08-25',
    );
    const report = { ...fixtures.clearWin, time_series_data: { time_savings: rows } };
    expect(markersOf(weeklyHoursChart(formats, report, assistant))).toEqual([]);
  });
});

it('a week is drawn at its first day, in the series of its period', () => {
  const { series } = weeklyHoursChart(formats, fixtures.oneWeek, assistant).options(colors);
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

it('the label of every week has two lines on a phone', () => {
  const [phone] = cumulativeSavingsChart(formats, fixtures.clearWin).options(colors).responsive ?? [];
  const label = phone?.options.xaxis.labels.formatter;
  expect(label('Week 1 - 08/25')).toEqual(['Week 1', '- 08/25']);
  expect(label('Week 2 - 09/01')).toEqual(['Week 2', '- 09/01']);
});

describe('rows that cannot be drawn', () => {
  it('are omitted if they have no date, an invalid date or no value', () => {
    const [first, second, third, ...others] = fixtures.clearWin.time_series_data.time_savings;
    const rows = [
      { ...first, Week_Start: null },
      { ...second, Week_Start: 'soon' },
      { ...third, Avg_Hours_Per_Task: null },
      ...others,
    ];
    const report = { ...fixtures.clearWin, time_series_data: { time_savings: rows } };
    expect(weeklyHoursChart(formats, report, assistant).table.rows).toHaveLength(others.length);
    expect(weeklyTicketsChart(formats, report, assistant).table.rows).toHaveLength(others.length + 1);
  });
});

describe('the ticks of an axis', () => {
  const scaled = (factor: number): Report => {
    const report = structuredClone(fixtures.clearWin);
    report.summary_metrics.improvements.cost_savings_per_task = factor;
    for (const row of report.time_series_data.time_savings) {
      row.Task_Count = Math.ceil((row.Task_Count ?? 0) * Math.min(1, factor));
      row.Avg_Hours_Per_Task = (row.Avg_Hours_Per_Task ?? 0) * factor;
    }
    return report;
  };
  const labelsOf = ({ options }: ChartModel): string[] => {
    const { yaxis } = options(colors);
    const { min = 0, max = 0, tickAmount = 1, labels } = (Array.isArray(yaxis) ? yaxis[0] : yaxis) ?? {};
    if (typeof min !== 'number' || typeof max !== 'number' || typeof tickAmount !== 'number') return [];
    const ticks = Array.from({ length: tickAmount + 1 }, (_, tick) => min + ((max - min) * tick) / tickAmount);
    return ticks.map((value) => [labels?.formatter?.(value) ?? ''].flat().join(' '));
  };

  // From cents to billions per task: totals from below $40 to above $2.87B.
  it.each([0.001, 0.02, 0.4, 7, 300, 45_000, 2.87e9, -0.4, -12_000])(
    'differ from each other at a scale of %d',
    (factor) => {
      for (const chart of [cumulativeSavingsChart, weeklyHoursChart, weeklyTicketsChart]) {
        const labels = labelsOf(chart(formats, scaled(factor), assistant));
        expect(labels.length).toBeGreaterThan(1);
        expect(new Set(labels).size).toBe(labels.length);
      }
      for (const label of labelsOf(cumulativeSavingsChart(formats, scaled(factor)))) {
        expect(label).toMatch(/^−?\$[\d,]+(\.\d+)?k$/);
      }
      for (const label of labelsOf(weeklyTicketsChart(formats, scaled(factor), assistant)))
        expect(label).toMatch(/^[\d,]+$/);
    },
  );
});

it('the chart of cumulative savings has five weeks, counted from the adoption date', () => {
  const { table } = cumulativeSavingsChart(formats, fixtures.clearWin);
  expect(table.rows.map(([label]) => label)).toEqual([
    'Week 1 - 08/25',
    'Week 2 - 09/01',
    'Week 3 - 09/08',
    'Week 4 - 09/15',
    'Week 5 - 09/22',
  ]);
});

it('the findings of all charts read as expected', () => {
  const findings = charts.map((chart) => chart(formats, fixtures.clearWin, assistant).finding);
  expect(findings.map((finding) => finding.replaceAll(/\d+(\.\d)?/g, '#').replaceAll(/\$[#,]+/g, '$#'))).toEqual([
    '$# gross in the first # weeks.',
    'Tickets averaged #h before adoption and #h after.',
    '# tickets closed per week before adoption (# weeks), # after (# weeks).',
    '# fewer hours per ticket after adoption.',
    '# more tasks per week (including open ones). Completed only: # before, # after.',
  ]);
  expect(charts.map((chart) => chart(formats, nothing, assistant).finding)).toEqual([
    'No savings to show yet.',
    'No tickets measured.',
    'No tickets counted.',
    'One period has no measured tickets.',
    expect.stringMatching(/\.$/),
  ]);
});

it('a loss is drawn in its own color, with a pattern', () => {
  const optionsOf = (report: Report) => cumulativeSavingsChart(formats, report).options(colors);
  expect(optionsOf(fixtures.clearWin)).toMatchObject({ colors: [colors.chartAfter], fill: { type: 'solid' } });
  expect(optionsOf(fixtures.slower)).toMatchObject({ colors: [colors.negative], fill: { type: 'pattern' } });
});

it('a chart that has no values gives the reason', () => {
  expect(charts.slice(0, 3).map((chart) => chart(formats, nothing, assistant).empty)).toEqual([
    'One period has no measured tickets, so savings per task are unknown.',
    'No week has a measured time.',
    'No week has a ticket count.',
  ]);
});
