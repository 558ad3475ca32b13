import type { Comparison } from '@roi-insight/contracts';
import type { ReportOrigin } from '@roi-insight/report-text';
import { csv } from './csv.ts';
import { originColumns, percentCell } from './csvColumns.ts';

/** The effect by week since adoption as CSV. Week 0 is the first week, and percentages are of time saved. */
export function eventTimeCsv(source: ReportOrigin, { eventTime: weeks }: Comparison): string {
  const origin = originColumns(source);
  return csv([
    ['week', 'effect_percent', 'effect_low_percent', 'effect_high_percent', ...origin.names],
    ...weeks.map(({ week, effectPercent: effect, intervalPercent: [low, high] }) => [
      week,
      percentCell(effect),
      percentCell(low),
      percentCell(high),
      ...origin.cells,
    ]),
  ]);
}
