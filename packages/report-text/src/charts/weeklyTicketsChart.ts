import type { Report } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';
import type { ChartModel } from './ChartModel.ts';
import { afterAdoption } from './afterAdoption.ts';
import { weeklyChart } from './weeklyChart.ts';
import type { WeeklyAverage } from './weeklyMeasure.ts';

/** 'Total Tickets Closed per Week'. */
export function weeklyTicketsChart(formats: Formats, report: Report, assistant: string): ChartModel {
  return weeklyChart(formats, report, assistant, {
    title: 'Total Tickets Closed per Week',
    unit: 'Tickets closed',
    valueOf: ({ tasks }) => tasks,
    format: formats.count,
    axisFormat: formats.numberAxis,
    minStep: 1,
    meanFormat: formats.decimal,
    finding: (before, after) => finding(formats, before, after),
    empty: 'No week has a ticket count.',
  });
}

function finding(formats: Formats, before: WeeklyAverage | null, after: WeeklyAverage | null): string {
  if (before === null) {
    return after === null
      ? 'No tickets counted.'
      : `${after.text} tickets closed per week ${afterAdoption(formats, after)} adoption${weeksOf(formats, after)}.`;
  }
  const start = `${before.text} tickets closed per week before adoption (${formats.counted(before.weeks, 'week')})`;
  return after === null
    ? `${start}. The report has no full week after it.`
    : `${start}, ${after.text} ${afterAdoption(formats, after)}${weeksOf(formats, after)}.`;
}

/** The number of weeks, unless the sentence already names it. */
function weeksOf(formats: Formats, { weeks, ofFirst }: WeeklyAverage): string {
  return ofFirst === null ? ` (${formats.counted(weeks, 'week')})` : '';
}
