import type { Report } from '@roi-insight/contracts';
import { hoursComparisonChart } from '../charts/hoursComparisonChart.ts';
import { tasksPerWeekChart } from '../charts/tasksPerWeekChart.ts';
import type { Section } from '../document/ReportDocument.ts';
import type { Formats } from '../format/index.ts';
import { periodBlocks } from '../periods/periodBlocks.ts';
import { chartBlocks } from './chartBlocks.ts';

/** The two periods side by side. The table has the values of the charts. */
export const productivitySection = (formats: Formats, report: Report, assistant: string): Section<'productivity'> => ({
  id: 'productivity',
  title: 'Productivity Comparison',
  blocks: [
    ...chartBlocks(hoursComparisonChart(formats, report, assistant)),
    ...chartBlocks(tasksPerWeekChart(formats, report)),
    ...periodBlocks(formats, report, assistant),
  ],
});
