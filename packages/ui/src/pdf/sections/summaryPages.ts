import type { ReportPdfInput } from '../ReportPdf.ts';
import type { Step } from '../Step.ts';
import type { Sheet } from '../writer/Sheet.ts';
import { assumptions } from './masthead.ts';
import { bookmark, sectionTitle } from './section.ts';
import { averageCharts, comparisonTable, legend, methodNote, savingsChart, weeklyCharts } from './summarySections.ts';

const BEFORE_AND_AFTER = 'Before and after';

/** The report at a glance: a page of figures, a page of comparison. */
export function summaryPages(sheet: Sheet, input: ReportPdfInput, opening: () => void): Step[] {
  return [
    () => {
      bookmark(sheet, 'Summary');
      opening();
      sheet.space(16);
    },
    () => savingsChart(sheet, input, 62),
    () => {
      sheet.space(12);
      assumptions(sheet, input);
      sheet.newPage();
      sectionTitle(sheet, BEFORE_AND_AFTER);
      legend(sheet);
      bookmark(sheet, BEFORE_AND_AFTER);
    },
    () => weeklyCharts(sheet, input),
    () => sheet.space(18),
    () => averageCharts(sheet, input),
    () => {
      sheet.space(14);
      comparisonTable(sheet, input);
      methodNote(sheet, input);
    },
  ];
}
