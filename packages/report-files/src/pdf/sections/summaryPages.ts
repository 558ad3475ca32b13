import type { PdfInput } from '../PdfInput.ts';
import type { Step } from '../Step.ts';
import type { PageWriter } from '../writer/PageWriter.ts';
import { assumptions } from './masthead.ts';
import { bookmark, sectionTitle } from './section.ts';
import {
  comparisonTable,
  halfRow,
  legend,
  methodHeight,
  methodNote,
  savingsRow,
  weeklyRow,
} from './summarySections.ts';

const BEFORE_AND_AFTER = 'Before and after';

/** The steps of the summary: a page with the answer and the headline metrics, and a page that compares both periods. */
export function summaryPages(writer: PageWriter, input: PdfInput, opening: () => void): Step[] {
  // If the first page has space for the method, the charts of the second page have more.
  let methodIsLeft = true;
  const below = () => (methodIsLeft ? methodHeight(writer, input) : 0);
  return [
    () => {
      bookmark(writer, 'Summary');
      opening();
      writer.space(10);
      assumptions(writer, input);
      if (writer.y + methodHeight(writer, input) <= writer.bottom) {
        methodNote(writer, input);
        methodIsLeft = false;
      }
      writer.newPage();
      sectionTitle(writer, BEFORE_AND_AFTER);
      legend(writer);
      bookmark(writer, BEFORE_AND_AFTER);
    },
    () => halfRow(writer, input, [weeklyRow, savingsRow], below()),
    () => writer.space(18),
    () => halfRow(writer, input, [savingsRow, weeklyRow], below()),
    () => {
      writer.space(14);
      comparisonTable(writer, input);
      if (methodIsLeft) methodNote(writer, input);
    },
  ];
}
