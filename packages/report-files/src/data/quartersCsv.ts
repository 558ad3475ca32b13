import type { Evidence } from '@roi-insight/contracts';
import type { ReportOrigin } from '@roi-insight/report-text';
import { csv } from './csv.ts';
import { originColumns, percentCell } from './csvColumns.ts';

/**
 * The quarters after adoption as CSV. Week 0 is the first week, as in the CSV of the effect by week. Percentages are of
 * time saved.
 */
export function quartersCsv(source: ReportOrigin, quarters: NonNullable<Evidence['quarters']>): string {
  const origin = originColumns(source);
  return csv([
    [
      'quarter',
      'first_week',
      'last_week',
      'complete',
      'tickets',
      'weeks_with_tickets',
      'reported_percent',
      'effect_percent',
      'effect_low_percent',
      'effect_high_percent',
      'detectable_percent',
      ...origin.names,
    ],
    ...quarters.map((quarter, index) => [
      index + 1,
      quarter.firstWeek,
      quarter.lastWeek,
      quarter.complete ? 'yes' : 'no',
      quarter.tickets,
      quarter.weeks,
      percentCell(quarter.headlinePercent),
      percentCell(quarter.effectPercent),
      percentCell(quarter.intervalPercent?.[0]),
      percentCell(quarter.intervalPercent?.[1]),
      percentCell(quarter.detectablePercent),
      ...origin.cells,
    ]),
  ]);
}
