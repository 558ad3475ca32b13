import {
  cumulativeSavingsChart,
  hoursComparisonChart,
  periodBlocks,
  tasksPerWeekChart,
  WEEKLY_CHARTS_NOTE,
  weeklyHoursChart,
  weeklyTicketsChart,
} from '@roi-insight/report-text';
import { paintBlocks } from '../document/paintBlocks.ts';
import type { PdfInput } from '../PdfInput.ts';
import type { Flow } from '../writer/Flow.ts';
import { text } from '../writer/styles.ts';
import { tableBeside, type TableSpec } from '../writer/table.ts';
import { chartRow } from './charts.ts';
import { note } from './section.ts';

const chartInput = ({ formats, report, brand }: PdfInput) => [formats, report, brand.assistant] as const;

const SAVINGS = { least: 100, stretch: 190 };

export function savingsChart(flow: Flow, input: PdfInput): void {
  chartRow(flow, [{ model: cumulativeSavingsChart(input.formats, input.report), share: 1 }], SAVINGS);
}

/** Adds the chart of the cumulative savings with its values beside it. */
export function savingsWithTable(flow: Flow, input: PdfInput): void {
  const model = cumulativeSavingsChart(input.formats, input.report);
  const { head, rows } = model.table;
  if (rows.length === 0) {
    savingsChart(flow, input);
    return;
  }
  const { writer } = flow;
  const spec: TableSpec = {
    dense: true,
    columns: head.map((title, index) => ({ title, share: 0.5, align: index === 0 ? 'left' : 'right' })),
    rows: rows.map((cells) => ({ cells })),
  };
  chartRow(flow, [{ model, share: 0.64 }], SAVINGS, (place, top) => {
    writer.tags.within('H3', () => writer.drawText('Savings, week by week', text.heading, top, place));
    tableBeside(writer, spec, place, top + text.heading.leading);
  });
}

/** Adds the two weekly charts. */
export function weeklyCharts(flow: Flow, input: PdfInput): void {
  const columns = [
    { model: weeklyHoursChart(...chartInput(input)), share: 1 / 2 },
    { model: weeklyTicketsChart(...chartInput(input)), share: 1 / 2 },
  ];
  chartRow(flow, columns, { least: 150, stretch: 60 });
  note(flow, WEEKLY_CHARTS_NOTE);
}

/** Adds the two charts of averages. */
export function averagesCharts(flow: Flow, input: PdfInput): void {
  const columns = [
    { model: hoursComparisonChart(...chartInput(input)), share: 1 / 2 },
    { model: tasksPerWeekChart(input.formats, input.report), share: 1 / 2 },
  ];
  chartRow(flow, columns, { least: 100, stretch: 80 });
}

/** Adds the table that compares both periods. */
export const comparisonTable = (flow: Flow, { formats, report, brand }: PdfInput): void =>
  paintBlocks(flow, periodBlocks(formats, report, brand.assistant));
