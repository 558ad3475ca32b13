import type { Report } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';
import type { ChartModel, ChartStyle } from './ChartModel.ts';
import { type WeeklyAverage, weeklyChart } from './weeklyChart.ts';

/** 'Average Hours per Ticket Over Time'. */
export function weeklyHoursChart(formats: Formats, report: Report, style: ChartStyle): ChartModel {
  return weeklyChart(formats, report, style, {
    title: 'Average Hours per Ticket Over Time',
    unit: 'Hours per ticket',
    valueOf: ({ hours }) => hours,
    ticketsOf: ({ tasks }) => tasks,
    format: formats.hours,
    axisFormat: (step) => (value) => `${formats.numberAxis(step)(value)}h`,
    meanFormat: formats.hours,
    finding,
    empty: 'No week has a ticket with a measured time.',
  });
}

function finding(before: WeeklyAverage | null, after: WeeklyAverage | null): string {
  if (before === null)
    return after === null ? 'Nothing was measured.' : `A typical week after adoption averages ${after.text} a ticket.`;
  return after === null
    ? `A typical week averages ${before.text} a ticket before; no week after adoption is measured.`
    : `A typical week averages ${before.text} a ticket before and ${after.text} after.`;
}
