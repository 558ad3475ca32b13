import {
  CAVEAT,
  cumulativeSavingsChart,
  hoursComparisonChart,
  methodInShort,
  missingReason,
  periodRows,
  tasksPerWeekChart,
  weeklyHoursChart,
  weeklyTicketsChart,
} from '@roi-insight/report-text';
import type { ReportPdfInput } from '../ReportPdf.ts';
import { MARGIN, type PageWriter } from '../writer/PageWriter.ts';
import { text } from '../writer/styles.ts';
import { table, tableHeight, type TableSpec } from '../writer/table.ts';
import { chartRow } from './charts.ts';
import { prose, proseWidth, subTitle, titledTable } from './section.ts';

const styleOf = ({ brand, colors }: ReportPdfInput) => ({ colors, assistant: brand.assistant });

/** Limits for the height of a plot, in points. */
const MIN_PLOT = 96;
const MAX_PLOT = 290;

const clampPlot = (height: number) => Math.min(MAX_PLOT, Math.max(MIN_PLOT, height));

/**
 * Draws the cumulative savings chart.
 * @param below points to leave free below it on the page
 */
export async function savingsChart(writer: PageWriter, input: ReportPdfInput, below: number): Promise<void> {
  const head = 32;
  const plot = clampPlot(Math.min(writer.bottom - writer.y - head - below, writer.width * 0.58));
  await chartRow(writer, [cumulativeSavingsChart(input.report, styleOf(input))], plot);
}

/** Draws the values of the savings chart as a table. */
export function savingsTable(writer: PageWriter, input: ReportPdfInput): void {
  const { head, rows } = cumulativeSavingsChart(input.report, styleOf(input)).table;
  if (rows.length === 0) return;
  titledTable(writer, 'Savings, week by week', {
    dense: true,
    columns: head.map((title, index) => ({ title, share: 0.5, align: index === 0 ? 'left' : 'right' })),
    rows: rows.map((cells) => ({ cells })),
  });
}

/** Height of titles, findings and gaps on the page that has both rows of charts, in points. */
const FIXED_HEIGHT = 172;

/** Height of each of two plots, one above the other, that leaves space for the rest of their page. */
function halfPlot(writer: PageWriter, input: ReportPdfInput): number {
  const paragraphs = [methodInShort(input.report, input.economics), CAVEAT];
  const proseHeight = paragraphs.reduce(
    (sum, paragraph) => sum + writer.heightOf(paragraph, text.body, proseWidth(writer)),
    0,
  );
  const reasonHeight = missingReason(input.report) === null ? 0 : 4 + text.small.leading;
  const taken = FIXED_HEIGHT + tableHeight(writer, comparison(input)) + reasonHeight + proseHeight;
  return clampPlot((writer.bottom - MARGIN.top - taken) / 2);
}

/** Draws both weekly charts side by side. */
export async function weeklyCharts(writer: PageWriter, input: ReportPdfInput): Promise<void> {
  const style = styleOf(input);
  await chartRow(
    writer,
    [weeklyHoursChart(input.report, style), weeklyTicketsChart(input.report, style)],
    halfPlot(writer, input),
  );
}

/** Draws the color legend at the right of the line above. */
export function legend(writer: PageWriter): void {
  const y = writer.y - text.section.leading - 1;
  const right = writer.left + writer.width;
  const after = writer.measure('After', text.label);
  const before = writer.measure('Before', text.label);
  const entries = [
    { word: 'Before', x: right - after - before - 30, color: writer.colors.chartBefore },
    { word: 'After', x: right - after, color: writer.colors.chartAfter },
  ];
  writer.tags.decoration(() => {
    for (const { word, x, color } of entries) {
      writer.doc.setFillColor(color).circle(x - 7, y + text.label.leading / 2, 2.6, 'F');
      writer.drawLine(word, text.label, y, { x, width: 60 });
    }
  });
}

/** Draws both charts of averages side by side. */
export async function averageCharts(writer: PageWriter, input: ReportPdfInput): Promise<void> {
  const style = styleOf(input);
  await chartRow(
    writer,
    [hoursComparisonChart(input.report, style), tasksPerWeekChart(input.report, style)],
    halfPlot(writer, input),
  );
}

const comparison = ({ report, brand }: ReportPdfInput): TableSpec => ({
  columns: [
    { title: 'Measure', share: 0.4 },
    { title: `Pre-${brand.assistant}`, share: 0.2, align: 'right' },
    { title: `Post-${brand.assistant}`, share: 0.2, align: 'right' },
    { title: 'Change', share: 0.2, align: 'right' },
  ],
  rows: periodRows(report).map((cells) => ({ cells })),
});

/** Draws the table that compares both periods. */
export function comparisonTable(writer: PageWriter, input: ReportPdfInput): void {
  table(writer, comparison(input));
  const reason = missingReason(input.report);
  if (reason === null) return;
  writer.space(4);
  writer.flow('P', reason, text.small);
}

/** Draws the method in short, and the caveat. */
export function methodNote(writer: PageWriter, { report, economics }: ReportPdfInput): void {
  subTitle(writer, 'Method in short', 54);
  prose(writer, methodInShort(report, economics));
  prose(writer, CAVEAT);
}
