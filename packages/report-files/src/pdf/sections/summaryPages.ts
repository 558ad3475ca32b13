import { methodText } from '@roi-insight/report-text';
import type { PdfInput } from '../PdfInput.ts';
import type { Step } from '../Step.ts';
import { Flow } from '../writer/Flow.ts';
import type { PageWriter } from '../writer/PageWriter.ts';
import { text } from '../writer/styles.ts';
import { sectionTitle } from './section.ts';
import { averagesCharts, comparisonTable, savingsChart, weeklyCharts } from './summarySections.ts';

/** The steps of the short report after the answer: its charts, and the table that compares both periods. */
export function summaryPages(writer: PageWriter, input: PdfInput): Step[] {
  const flow = new Flow(writer);
  flow.space(16);
  savingsChart(flow, input);
  sectionTitle(flow, 'Before and after');
  weeklyCharts(flow, input);
  flow.space(18);
  averagesCharts(flow, input);
  flow.space(14);
  comparisonTable(flow, input);
  flow.space(10);
  flow.text('P', methodText(input.formats, input.report), text.small);
  return flow.pages();
}
