import type { Report } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';
import type { ChartModel } from './ChartModel.ts';
import { afterAdoption } from './afterAdoption.ts';
import { type WeeklyAverage, weeklyChart } from './weeklyChart.ts';

/** 'Average Hours per Ticket Over Time'. */
export function weeklyHoursChart(formats: Formats, report: Report, assistant: string): ChartModel {
  return weeklyChart(formats, report, assistant, {
    title: 'Average Hours per Ticket Over Time',
    unit: 'Hours per ticket',
    valueOf: ({ hours }) => hours,
    ticketsOf: ({ tasks }) => tasks,
    format: formats.hours,
    axisFormat: (step) => (value) => `${formats.numberAxis(step)(value)}h`,
    meanFormat: formats.hours,
    finding: (before, after) => finding(formats, before, after),
    empty: 'No tickets have a measured time.',
  });
}

function finding(formats: Formats, before: WeeklyAverage | null, after: WeeklyAverage | null): string {
  if (before === null)
    return after === null
      ? 'No tickets measured.'
      : `Tickets averaged ${after.text} ${afterAdoption(formats, after)} adoption.`;
  return after === null
    ? `Tickets averaged ${before.text} before adoption. None are measured after it.`
    : `Tickets averaged ${before.text} before adoption and ${after.text} ${afterAdoption(formats, after)}.`;
}
