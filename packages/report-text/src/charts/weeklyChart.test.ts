import * as fixtures from '@roi-insight/contracts/fixtures';
import { describe, expect, it } from 'vitest';
import type { ChartColors, ChartModel } from './ChartModel.ts';
import { weeklyHoursChart } from './weeklyHoursChart.ts';
import { weeklyTicketsChart } from './weeklyTicketsChart.ts';
import { createFormats } from '../format/index.ts';
import { defaultBrand } from '../brand.ts';

const formats = createFormats(defaultBrand);

const INK = '#1e1a16';
const colors: ChartColors = {
  chartBefore: INK,
  chartAfter: INK,
  negative: INK,
  chartGrid: INK,
  chartAxis: INK,
  hairline: INK,
  hairlineStrong: INK,
  surface: INK,
  text: INK,
  textSubtle: INK,
};
const assistant = 'Claude Code';

const timeLabelsOf = (model: ChartModel) =>
  (model.options(colors).annotations?.xaxis ?? [])
    .filter(({ borderColor }) => borderColor === 'transparent')
    .map(({ x, label }) => [x, label?.text]);

describe('the time axis', () => {
  const [first, ...others] = fixtures.clearWin.time_series_data.time_savings;
  const withoutFirstHours = {
    ...fixtures.clearWin,
    time_series_data: { time_savings: [{ ...first, Avg_Hours_Per_Task: null }, ...others] },
  };

  it('is the same in the two weekly charts, even if one chart lacks the first week', () => {
    const [hours, tickets] = [weeklyHoursChart, weeklyTicketsChart].map((chart) =>
      chart(formats, withoutFirstHours, assistant),
    );
    expect(hours?.table.rows).toHaveLength((tickets?.table.rows.length ?? 0) - 1);
    expect(hours?.options(colors).xaxis?.min).toBe(tickets?.options(colors).xaxis?.min);
    expect(hours && timeLabelsOf(hours)).toEqual(tickets && timeLabelsOf(tickets));
  });
  it('has labels at regular months, with the year at the first label and at each January', () => {
    expect(timeLabelsOf(weeklyHoursChart(formats, fixtures.clearWin, assistant))).toEqual([
      [Date.UTC(2025, 0), ['Jan', '2025']],
      [Date.UTC(2025, 2), 'Mar'],
      [Date.UTC(2025, 4), 'May'],
      [Date.UTC(2025, 6), 'Jul'],
      [Date.UTC(2025, 8), 'Sep'],
      [Date.UTC(2025, 10), 'Nov'],
    ]);
  });
});

describe('weeks after the first quarter', () => {
  const { lasting } = fixtures;
  const rows = lasting.time_series_data.time_savings.filter(({ Week_Start }) => (Week_Start ?? '') < '2025-11-24');
  const early = { ...lasting, time_series_data: { time_savings: rows } };
  const [hours, tickets] = [
    weeklyHoursChart(formats, lasting, assistant),
    weeklyTicketsChart(formats, lasting, assistant),
  ];
  const seriesOf = ({ options }: ChartModel, name: string): unknown[] => {
    const series = (options(colors).series ?? []).find((one) => typeof one === 'object' && one.name === name);
    const data = typeof series === 'object' ? series.data : [];
    return data.map((point) => (typeof point === 'object' && point !== null && 'y' in point ? point.y : point));
  };

  it('have points and rows, but do not count for the average', () => {
    expect(seriesOf(hours, 'After').filter((value) => value !== null)).toHaveLength(65);
    expect(hours.table.rows).toHaveLength(104);
    const average = seriesOf(hours, 'Average after').filter((value) => value !== null);
    expect(average).toHaveLength(13);
    expect(average).toEqual(seriesOf(weeklyHoursChart(formats, early, assistant), 'Average after').slice(39));
  });
  it('before the period before adoption have points, and do not count for the average, which is that of the other figures', () => {
    const shown = weeklyTicketsChart(formats, fixtures.clearWin, assistant);
    expect(seriesOf(shown, 'Before').filter((value) => value !== null)).toHaveLength(39);
    const average = seriesOf(shown, 'Average before').filter((value) => value !== null);
    expect(average).toHaveLength(13);
    expect(average[0]).toBeCloseTo(fixtures.clearWin.evidence?.guardrails.throughputPerWeek.pre ?? Number.NaN);
  });
  it('are not part of the averages in the findings', () => {
    const [of] = [
      weeklyHoursChart(formats, early, assistant).finding,
      weeklyTicketsChart(formats, early, assistant).finding,
    ];
    expect(hours.finding).toBe(of?.replace(' after.', ' in the first 13 weeks after.'));
    expect(tickets.finding).toMatch(
      /^[\d.]+ tickets closed per week before adoption \(13 weeks\), [\d.]+ in the first 13 weeks after\.$/,
    );
  });
  it('have readable labels even if there are 143 weeks', () => {
    const first = Date.parse('2024-11-25');
    const long = Array.from({ length: 143 }, (_, index) => ({
      Week_Start: new Date(first + index * 7 * 86_400_000).toISOString().slice(0, 10),
      Period: index < 39 ? ('Pre-Claude' as const) : ('Post-Claude' as const),
      Task_Count: 5,
      Avg_Hours_Per_Task: 8,
    }));
    const model = weeklyHoursChart(formats, { ...lasting, time_series_data: { time_savings: long } }, assistant);
    expect(timeLabelsOf(model).map(([, label]) => label)).toEqual([
      ['Jan', '2025'],
      'Jul',
      ['Jan', '2026'],
      'Jul',
      ['Jan', '2027'],
      'Jul',
    ]);
  });
});

describe('the area of a point', () => {
  const sizesOf = ({ options }: ChartModel) => options(colors).markers?.discrete ?? [];

  it('is proportional to the number of tickets of the week', () => {
    const [few, many] = fixtures.oneWeek.time_series_data.time_savings;
    const rows = [
      { ...few, Task_Count: 4 },
      { ...many, Task_Count: 16 },
    ];
    const [small, large] = sizesOf(
      weeklyHoursChart(formats, { ...fixtures.oneWeek, time_series_data: { time_savings: rows } }, assistant),
    );
    expect((large?.size ?? 0) ** 2 / (small?.size ?? 1) ** 2).toBeCloseTo(4);
  });
  it('is constant if the value is a count', () => {
    expect(sizesOf(weeklyTicketsChart(formats, fixtures.clearWin, assistant))).toEqual([]);
  });
});

it('a tooltip names the week, the value and its tickets', () => {
  const { options, table } = weeklyHoursChart(formats, fixtures.clearWin, assistant);
  const [[week, , tickets, value] = []] = table.rows;
  const { custom } = options(colors).tooltip ?? {};
  const html: unknown = typeof custom === 'function' ? custom({ dataPointIndex: 0 }) : '';
  expect(html).toContain(`Week of ${week}`);
  expect(html).toContain(`${value} before`);
  expect(html).toContain(`${tickets} tickets`);
});
