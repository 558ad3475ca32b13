import type { Report } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';
import type { ChartModel } from './ChartModel.ts';
import { afterAdoption } from './afterAdoption.ts';
import { weeklyChart } from './weeklyChart.ts';
import type { WeeklyAverage } from './weeklyMeasure.ts';

/** 'Average Hours per Ticket Over Time'. */
export function weeklyHoursChart(formats: Formats, report: Report, assistant: string): ChartModel {
  return weeklyChart(formats, report, assistant, {
    title: 'Average Hours per Ticket Over Time',
    unit: 'Hours per ticket',
    valueOf: ({ hours }) => hours,
    ticketsOf: ({ tasks }) => tasks,
    // The mean of the weekly averages would weight each week alike, and could contradict the cards.
    averageOf: ({ summary_metrics: { pre_claude: pre, post_claude: post } }, period) =>
      (period === 'pre' ? pre : post).avg_hours_per_task,
    format: formats.hours,
    axisFormat: (step) => (value) => `${formats.numberAxis(step)(value)}h`,
    meanFormat: formats.hours,
    finding: (before, after) => finding(formats, before, after),
    empty: 'No week has a measured time.',
  });
}

function finding(formats: Formats, before: WeeklyAverage | null, after: WeeklyAverage | null): string {
  if (before === null)
    return after === null
      ? 'No tickets measured.'
      : `Tickets averaged ${after.text} ${afterAdoption(formats, after)} adoption.`;
  return after === null
    ? `Tickets averaged ${before.text} before adoption. No week after it has a measured time.`
    : `Tickets averaged ${before.text} before adoption and ${after.text} ${afterAdoption(formats, after)}.`;
}
