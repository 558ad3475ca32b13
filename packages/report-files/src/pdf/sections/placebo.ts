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
import type { Flow } from '../writer/Flow.ts';
import { text } from '../writer/styles.ts';
import { placeboPlot } from './placeboPlot.ts';
import { note, prose, titledTable } from './section.ts';

/** Adds the method's estimates at earlier dates and at the adoption date, as a chart and as a table. */
export function placeboSection(flow: Flow, { formats, report, brand }: PdfInput): void {
  const test = placeboTest(report);
  if (test === null) return;
  prose(flow, placeboLead(report, brand.assistant));
  flow.space(6);
  if (test.kind === 'not-possible') {
    const reason = placeboNotPossible(formats, test.reason);
    prose(flow, `${reason.title}. ${reason.text}`);
    return;
  }
  const summary = placeboSummary(formats, test);
  const chart = placeboChart(formats, test);
  flow.text('P', summary, text.heading);
  flow.keepWithNext();
  prose(flow, placeboNote(formats));
  if (test.real === null) prose(flow, NO_REAL_ESTIMATE);
  flow.keepWithNext();
  flow.space(10);
  placeboPlot(flow, chart, summary);
  if (chart.cutNote !== null) note(flow, chart.cutNote);
  const { head, rows } = placeboTable(formats, test);
  const shares = [0.27, 0.2, 0.38, 0.15];
  titledTable(flow, 'All dates', {
    dense: true,
    columns: head.map((title, index) => ({ title, share: shares[index] ?? 0 })),
    rows: rows.map((cells, index) => ({ cells, strong: test.real !== null && index === rows.length - 1 })),
  });
}
