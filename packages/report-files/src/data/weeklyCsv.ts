import { POST_PERIOD, type WeekRow } from '@roi-insight/contracts';
import { defaultBrand, type ReportOrigin } from '@roi-insight/report-text';
import { type Cell, csv } from './csv.ts';
import { costCell, hoursCell, originColumns } from './csvColumns.ts';

/** The columns count the whole calendar week, if the report knows which tickets are bugs. */
const BUG_NAMES = ['bugs_created', 'open_bugs'];
const NAMES = ['week_start', 'period', 'tickets_closed', 'average_hours_per_ticket'];

/**
 * The weeks of a report as CSV: one row for each week, with empty cells if nothing was measured or known. If the currency differs
 * from the default, the cost of a ticket is added.
 */
export function weeklyCsv(source: ReportOrigin): string {
  const { time_series_data: series, summary_metrics: summary, quality } = source.report;
  const bugs = new Map(quality?.weeks.map((week) => [week.weekStart, week]));
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
    const found = typeof week === 'string' ? bugs.get(week) : undefined;
    if (bugs.size > 0) cells.push(found?.created ?? null, found?.backlog ?? null);
    return cells.concat(origin.cells);
  };
  const names = [...NAMES, ...(hasCost ? [costName] : []), ...(bugs.size > 0 ? BUG_NAMES : []), ...origin.names];
  return csv([names, ...series.time_savings.map(cellsOf)]);
}
