import { cumulativeSavingsChart } from '../../features/charts/cumulativeSavingsChart.ts';
import { hoursComparisonChart } from '../../features/charts/hoursComparisonChart.ts';
import { tasksPerWeekChart } from '../../features/charts/tasksPerWeekChart.ts';
import { weeklyHoursChart } from '../../features/charts/weeklyHoursChart.ts';
import { weeklyTicketsChart } from '../../features/charts/weeklyTicketsChart.ts';
import { methodInShort } from '../content/methodRows.ts';
import { missingReason, periodRows } from '../content/periodRows.ts';
import type { ReportPdfInput } from '../ReportPdf.ts';
import { MARGIN, type Sheet } from '../writer/Sheet.ts';
import { paper, text } from '../writer/styles.ts';
import { table, tableHeight, type TableSpec } from '../writer/table.ts';
import { chartRow } from './charts.ts';
import { prose, proseWidth, subTitle, titledTable } from './section.ts';

const styleOf = ({ brand }: ReportPdfInput) => ({ colors: paper, assistant: brand.assistant });

/** Points. Lowest and highest plot that still reads well. */
const PLOT = { low: 96, high: 290 };

const within = (height: number) => Math.min(PLOT.high, Math.max(PLOT.low, height));

/** What was saved, week after week; `below` is the room to leave under it on the page. */
export async function savingsChart(sheet: Sheet, input: ReportPdfInput, below: number): Promise<void> {
  const head = 32;
  const plot = within(Math.min(sheet.bottom - sheet.y - head - below, sheet.width * 0.58));
  await chartRow(sheet, [cumulativeSavingsChart(input.report, styleOf(input))], plot);
}

/** The values of the savings chart. */
export function savingsTable(sheet: Sheet, input: ReportPdfInput): void {
  const { head, rows } = cumulativeSavingsChart(input.report, styleOf(input)).table;
  if (rows.length === 0) return;
  titledTable(sheet, 'Savings, week by week', {
    dense: true,
    columns: head.map((title, index) => ({ title, share: 0.5, align: index === 0 ? 'left' : 'right' })),
    rows: rows.map((cells) => ({ cells })),
  });
}

/** Titles, findings and gaps of the page that has both rows of charts. */
const FURNITURE = 172;

/** Height of two plots above each other that leaves room for the rest of their page. */
function halfPlot(sheet: Sheet, input: ReportPdfInput): number {
  const words = [methodInShort(input.report), CAVEAT];
  const prosed = words.reduce((sum, paragraph) => sum + sheet.heightOf(paragraph, text.body, proseWidth(sheet)), 0);
  const reason = missingReason(input.report) === null ? 0 : 4 + text.small.leading;
  const taken = FURNITURE + tableHeight(sheet, comparison(input)) + reason + prosed;
  return within((sheet.bottom - MARGIN.top - taken) / 2);
}

/** The weeks before and after, side by side. */
export async function weeklyCharts(sheet: Sheet, input: ReportPdfInput): Promise<void> {
  const style = styleOf(input);
  await chartRow(
    sheet,
    [weeklyHoursChart(input.report, style), weeklyTicketsChart(input.report, style)],
    halfPlot(sheet, input),
  );
}

/** Which colour is which period, at the right of the line above. */
export function legend(sheet: Sheet): void {
  const y = sheet.y - text.section.leading - 1;
  const right = sheet.left + sheet.width;
  const after = sheet.measure('After', text.label);
  const before = sheet.measure('Before', text.label);
  const entries = [
    { word: 'Before', x: right - after - before - 30, color: paper.chartBefore },
    { word: 'After', x: right - after, color: paper.chartAfter },
  ];
  sheet.tags.decoration(() => {
    for (const { word, x, color } of entries) {
      sheet.doc.setFillColor(color).circle(x - 7, y + text.label.leading / 2, 2.6, 'F');
      sheet.drawLine(word, text.label, y, { x, width: 60 });
    }
  });
}

/** The averages before and after, side by side. */
export async function averageCharts(sheet: Sheet, input: ReportPdfInput): Promise<void> {
  const style = styleOf(input);
  await chartRow(
    sheet,
    [hoursComparisonChart(input.report, style), tasksPerWeekChart(input.report, style)],
    halfPlot(sheet, input),
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

/** The two periods, measure by measure. */
export function comparisonTable(sheet: Sheet, input: ReportPdfInput): void {
  table(sheet, comparison(input));
  const reason = missingReason(input.report);
  if (reason === null) return;
  sheet.space(4);
  sheet.flow('P', reason, text.small);
}

/** How the figures came about, and what they cannot show. */
export function methodNote(sheet: Sheet, { report }: ReportPdfInput): void {
  subTitle(sheet, 'Method in short', 54);
  prose(sheet, methodInShort(report));
  prose(sheet, CAVEAT);
}

/** Stands in every report: the limit of any comparison of one team with its own past. */
export const CAVEAT =
  'This is a before/after comparison with no control group: whatever else changed at the same time is part of the difference.';
