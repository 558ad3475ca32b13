import {
  caveat,
  cumulativeSavingsChart,
  hoursComparisonChart,
  methodInShort,
  missingReason,
  periodRows,
  tasksPerWeekChart,
  WEEKLY_CHARTS_NOTE,
  weeklyHoursChart,
  weeklyTicketsChart,
} from '@roi-insight/report-text';
import type { PdfInput } from '../PdfInput.ts';
import { MARGIN, type PageWriter } from '../writer/PageWriter.ts';
import { text } from '../writer/styles.ts';
import { table, tableHeight, type TableSpec } from '../writer/table.ts';
import { type ChartColumn, chartRow, headHeight } from './charts.ts';
import { subTitle, subTitleHeight, titledTable } from './section.ts';

const chartInput = ({ formats, report, brand, colors }: PdfInput) =>
  [formats, report, { colors, assistant: brand.assistant }] as const;

/** Minimum and maximum height of a plot, in points. */
const MIN_PLOT = 76;
const MAX_PLOT = 290;

const clampPlot = (height: number) => Math.min(MAX_PLOT, Math.max(MIN_PLOT, height));

/** Draws the cumulative savings chart. `below`: points to leave free below it on the page. */
export async function savingsChart(writer: PageWriter, input: PdfInput, below: number): Promise<void> {
  const head = 32;
  const plot = clampPlot(Math.min(writer.bottom - writer.y - head - below, writer.width * 0.58));
  await chartRow(writer, [{ model: cumulativeSavingsChart(...chartInput(input)), share: 1 }], plot);
}

/** Draws the values of the savings chart as a table. */
export function savingsTable(writer: PageWriter, input: PdfInput): void {
  const { head, rows } = cumulativeSavingsChart(...chartInput(input)).table;
  if (rows.length === 0) return;
  titledTable(writer, 'Savings, week by week', {
    dense: true,
    columns: head.map((title, index) => ({ title, share: 0.5, align: index === 0 ? 'left' : 'right' })),
    rows: rows.map((cells) => ({ cells })),
  });
}

/** Height of the section title and the gaps on the page that has both rows of charts, in points. */
const FIXED_HEIGHT = 64;

/** Space between the weekly charts and their note, in points. */
const NOTE_GAP = 6;

type Row = (input: PdfInput) => readonly ChartColumn[];

/** Both weekly charts. */
export const weeklyRow: Row = (input) => [
  { model: weeklyHoursChart(...chartInput(input)), share: 1 / 2 },
  { model: weeklyTicketsChart(...chartInput(input)), share: 1 / 2 },
];

/** Both charts of averages. */
export const averagesRow: Row = (input) => [
  { model: hoursComparisonChart(...chartInput(input)), share: 1 / 2 },
  { model: tasksPerWeekChart(...chartInput(input)), share: 1 / 2 },
];

/** The savings chart and, smaller, both charts of averages. */
export const savingsRow: Row = (input) => [
  { model: cumulativeSavingsChart(...chartInput(input)), share: 0.46 },
  { model: hoursComparisonChart(...chartInput(input)), share: 0.27 },
  { model: tasksPerWeekChart(...chartInput(input)), share: 0.27 },
];

/** Draws a row of charts as high as possible, with its table below. `below`: points to leave free below that. */
export async function halfRow(
  writer: PageWriter,
  input: PdfInput,
  [row, other]: readonly [drawn: Row, other: Row],
  below: number,
): Promise<void> {
  const reasonHeight = missingReason(input.formats, input.report) === null ? 0 : 4 + text.small.leading;
  const heads = headHeight(writer, row(input)) + headHeight(writer, other(input));
  const taken =
    FIXED_HEIGHT + noteHeight(writer) + heads + tableHeight(writer, comparison(input)) + reasonHeight + below;
  await chartRow(writer, row(input), clampPlot((writer.bottom - MARGIN.top - taken) / 2));
  if (row === weeklyRow) weeklyNote(writer);
}

/** Height of the note below the weekly charts with the gap above it, in points. */
const noteHeight = (writer: PageWriter) => NOTE_GAP + writer.heightOf(WEEKLY_CHARTS_NOTE, text.small, writer.width);

/** Draws the explanation of the weekly charts' points and lines. */
function weeklyNote(writer: PageWriter): void {
  writer.space(NOTE_GAP);
  writer.flow('P', WEEKLY_CHARTS_NOTE, text.small);
}

/** Maximum height of the weekly charts on a page that they may fill, in points. */
const MAX_WEEKLY_PLOT = 170;

/** Draws both weekly charts as high as the rest of the page allows. */
export async function weeklyCharts(writer: PageWriter, input: PdfInput): Promise<void> {
  const row = weeklyRow(input);
  const rest = writer.bottom - writer.y - headHeight(writer, row) - noteHeight(writer);
  await chartRow(writer, row, clampPlot(Math.min(rest, MAX_WEEKLY_PLOT)));
  weeklyNote(writer);
}

/** Draws the legend at the right of the line above: a ring for before, a disc for after, as in the charts. */
export function legend(writer: PageWriter): void {
  const y = writer.y - text.section.leading - 1;
  const right = writer.left + writer.width;
  const after = writer.measure('After', text.label);
  const before = writer.measure('Before', text.label);
  const entries = [
    { word: 'Before', x: right - after - before - 30, color: writer.colors.chartBefore, style: 'S' },
    { word: 'After', x: right - after, color: writer.colors.chartAfter, style: 'FD' },
  ];
  writer.tags.decoration(() => {
    for (const { word, x, color, style } of entries) {
      writer.doc.setFillColor(color).setDrawColor(color).setLineWidth(1.2);
      writer.doc.circle(x - 7, y + text.label.leading / 2, 2, style);
      writer.drawLine(word, text.label, y, { x, width: 60 });
    }
  });
}

const comparison = ({ formats, report, brand }: PdfInput): TableSpec => ({
  dense: true,
  columns: [
    { title: 'Measure', share: 0.4 },
    { title: `Pre-${brand.assistant}`, share: 0.2, align: 'right' },
    { title: `Post-${brand.assistant}`, share: 0.2, align: 'right' },
    { title: 'Change', share: 0.2, align: 'right' },
  ],
  rows: periodRows(formats, report).map((cells) => ({ cells })),
});

/** Draws the table that compares both periods. */
export function comparisonTable(writer: PageWriter, input: PdfInput): void {
  table(writer, comparison(input));
  const reason = missingReason(input.formats, input.report);
  if (reason === null) return;
  writer.space(4);
  writer.flow('P', reason, text.small);
}

const methodParagraphs = ({ formats, report, economics }: PdfInput) => [
  methodInShort(formats, report, economics),
  caveat(report),
];

/** Height of `methodNote`, in points. */
export function methodHeight(writer: PageWriter, input: PdfInput): number {
  return methodParagraphs(input).reduce(
    (sum, paragraph) => sum + writer.heightOf(paragraph, text.small, writer.width),
    subTitleHeight,
  );
}

/** Draws the short description of the method, and the caveat. */
export function methodNote(writer: PageWriter, input: PdfInput): void {
  subTitle(writer, 'Method in short', methodHeight(writer, input) - subTitleHeight);
  for (const paragraph of methodParagraphs(input)) writer.flow('P', paragraph, text.small);
}
