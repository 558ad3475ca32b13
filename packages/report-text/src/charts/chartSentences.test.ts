import * as fixtures from '@roi-insight/contracts/fixtures';
import { expect, it } from 'vitest';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { cumulativeSavingsChart } from './cumulativeSavingsChart.ts';
import { weeklyHoursChart } from './weeklyHoursChart.ts';

const formats = createFormats(defaultBrand);
const assistant = 'Claude Code';

it('a chart does not say that a report of another server has no tickets if only a figure is missing', () => {
  const { summary_metrics: summary } = fixtures.clearWin;
  const improvements = { ...summary.improvements, cost_savings_per_task: null };
  const partial = { ...fixtures.clearWin, summary_metrics: { ...summary, improvements } };
  expect(cumulativeSavingsChart(formats, partial).empty).toBe('The report does not have the savings per task.');
  const totals = { ...fixtures.clearWin, time_series_data: { time_savings: [] } };
  expect(cumulativeSavingsChart(formats, totals).empty).toBe('The report has no full week after adoption.');
});

it.each(Object.entries(fixtures))(
  'the averages of the weekly hours are those of the cards in report %s',
  (_name, report) => {
    const { pre_claude: pre, post_claude: post } = report.summary_metrics;
    const { finding, empty } = weeklyHoursChart(formats, report, assistant);
    if (empty === null && pre.avg_hours_per_task !== null) {
      expect(finding).toContain(`averaged ${formats.hours(pre.avg_hours_per_task)} before`);
    }
    if (finding.includes(' and ')) expect(finding).toContain(` and ${formats.hours(post.avg_hours_per_task)} `);
  },
);
