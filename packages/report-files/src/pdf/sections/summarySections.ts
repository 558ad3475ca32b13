import {
  cumulativeSavingsChart,
  hoursComparisonChart,
  missingReason,
  periodRows,
  tasksPerWeekChart,
  WEEKLY_CHARTS_NOTE,
  weeklyHoursChart,
  weeklyTicketsChart,
} from '@roi-insight/report-text';
import type { PdfInput } from '../PdfInput.ts';
import type { Flow } from '../writer/Flow.ts';
import { table } from '../writer/table.ts';
import { chartRow } from './charts.ts';
import { note, titledTable } from './section.ts';

const chartInput = ({ formats, report, brand, colors }: PdfInput) =>
  [formats, report, { colors, assistant: brand.assistant }] as const;

/** Adds the chart of the cumulative savings. */
export function savingsChart(flow: Flow, input: PdfInput): void {
  chartRow(flow, [{ model: cumulativeSavingsChart(...chartInput(input)), share: 1 }], 84, 206);
}

/** Adds the values of the savings chart as a table. */
export function savingsTable(flow: Flow, input: PdfInput): void {
  const { head, rows } = cumulativeSavingsChart(...chartInput(input)).table;
  if (rows.length === 0) return;
  titledTable(flow, 'Savings, week by week', {
    dense: true,
    columns: head.map((title, index) => ({ title, share: 0.5, align: index === 0 ? 'left' : 'right' })),
    rows: rows.map((cells) => ({ cells })),
  });
}

/** Adds both weekly charts. */
export function weeklyCharts(flow: Flow, input: PdfInput): void {
  const columns = [
    { model: weeklyHoursChart(...chartInput(input)), share: 1 / 2 },
    { model: weeklyTicketsChart(...chartInput(input)), share: 1 / 2 },
  ];
  chartRow(flow, columns, 90, 120);
  note(flow, WEEKLY_CHARTS_NOTE);
}

/** Adds both charts of averages. */
export function averagesCharts(flow: Flow, input: PdfInput): void {
  const columns = [
    { model: hoursComparisonChart(...chartInput(input)), share: 1 / 2 },
    { model: tasksPerWeekChart(...chartInput(input)), share: 1 / 2 },
  ];
  chartRow(flow, columns, 76, 104);
}

/** Adds the table that compares both periods. */
export function comparisonTable(flow: Flow, input: PdfInput): void {
  const { formats, report, brand } = input;
  table(flow, {
    dense: true,
    columns: [
      { title: 'Measure', share: 0.4 },
      { title: `Pre-${brand.assistant}`, share: 0.2, align: 'right' },
      { title: `Post-${brand.assistant}`, share: 0.2, align: 'right' },
      { title: 'Change', share: 0.2, align: 'right' },
    ],
    rows: periodRows(formats, report).map((cells) => ({ cells })),
  });
  const reason = missingReason(formats, report);
  if (reason !== null) note(flow, reason);
}
