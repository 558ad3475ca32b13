import type { ReportPdfInput } from '../ReportPdf.ts';
import type { Step } from '../Step.ts';
import type { PageWriter } from '../writer/PageWriter.ts';
import { assumptions } from './masthead.ts';
import { bookmark, sectionTitle } from './section.ts';
import { averageCharts, comparisonTable, legend, methodNote, savingsChart, weeklyCharts } from './summarySections.ts';

const BEFORE_AND_AFTER = 'Before and after';

/** The steps of the summary: a page of headline metrics and a page that compares both periods. */
export function summaryPages(writer: PageWriter, input: ReportPdfInput, opening: () => void): Step[] {
  return [
    () => {
      bookmark(writer, 'Summary');
      opening();
      writer.space(16);
    },
    () => savingsChart(writer, input, 104),
    () => {
      writer.space(12);
      assumptions(writer, input);
      writer.newPage();
      sectionTitle(writer, BEFORE_AND_AFTER);
      legend(writer);
      bookmark(writer, BEFORE_AND_AFTER);
    },
    () => weeklyCharts(writer, input),
    () => writer.space(18),
    () => averageCharts(writer, input),
    () => {
      writer.space(14);
      comparisonTable(writer, input);
      methodNote(writer, input);
    },
  ];
}
