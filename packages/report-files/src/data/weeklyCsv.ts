import { POST_PERIOD, type WeekRow } from '@roi-insight/contracts';
import { defaultBrand, type ReportOrigin } from '@roi-insight/report-text';
import { type Cell, csv } from './csv.ts';
import { costCell, hoursCell, originColumns } from './csvColumns.ts';

const NAMES = ['week_start', 'period', 'tickets_closed', 'average_hours_per_ticket'];

/**
 * The weeks of a report as CSV: one row for each week, with empty cells if nothing was measured. If the currency differs
 * from the default, the cost of a ticket is added.
 */
export function weeklyCsv(source: ReportOrigin): string {
  const { time_series_data: series, summary_metrics: summary } = source.report;
  const { currency } = source.brand;
  const origin = originColumns(source);
  const hasCost = currency !== defaultBrand.currency;
  const costName = `average_cost_per_ticket_${currency.toLowerCase()}`;
  const cellsOf = ({ Week_Start: week, Period: period, Task_Count: tickets, Avg_Hours_Per_Task: hours }: WeekRow) => {
    const cells: Cell[] = [
      week ?? null,
      period === POST_PERIOD ? 'after' : 'before',
      tickets ?? null,
      hoursCell(hours),
    ];
    if (hasCost) cells.push(costCell(hours, summary.assumptions.hourly_rate));
    return cells.concat(origin.cells);
  };
  return csv([[...NAMES, ...(hasCost ? [costName] : []), ...origin.names], ...series.time_savings.map(cellsOf)]);
}
