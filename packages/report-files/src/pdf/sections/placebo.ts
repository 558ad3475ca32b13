import {
  NO_REAL_ESTIMATE,
  placeboChart,
  placeboLead,
  placeboNotPossible,
  placeboNote,
  placeboSummary,
  placeboTable,
  placeboTest,
} from '@roi-insight/report-text';
import type { PdfInput } from '../PdfInput.ts';
import type { PageWriter } from '../writer/PageWriter.ts';
import { text } from '../writer/styles.ts';
import { placeboPlot } from './placeboPlot.ts';
import { prose, titledTable } from './section.ts';

/** Draws the method's estimates at earlier dates and at the adoption date, as a chart and as a table. */
export function placeboSection(writer: PageWriter, { formats, report, brand }: PdfInput): void {
  const test = placeboTest(report);
  if (test === null) return;
  prose(writer, placeboLead(report, brand.assistant));
  writer.space(6);
  if (test.kind === 'not-possible') {
    const reason = placeboNotPossible(formats, test.reason);
    prose(writer, `${reason.title}. ${reason.text}`);
    return;
  }
  const summary = placeboSummary(formats, test);
  const chart = placeboChart(formats, test);
  writer.flow('P', summary, text.heading);
  prose(writer, placeboNote(formats));
  if (test.real === null) prose(writer, NO_REAL_ESTIMATE);
  writer.space(10);
  placeboPlot(writer, formats, chart, summary);
  if (chart.cutNote !== null) writer.flow('P', chart.cutNote, text.small);
  const { head, rows } = placeboTable(formats, test);
  const shares = [0.27, 0.2, 0.38, 0.15];
  titledTable(writer, 'Every date', {
    dense: true,
    columns: head.map((title, index) => ({ title, share: shares[index] ?? 0 })),
    rows: rows.map((cells, index) => ({ cells, strong: test.real !== null && index === rows.length - 1 })),
  });
}
