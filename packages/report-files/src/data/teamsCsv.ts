import type { Comparison } from '@roi-insight/contracts';
import { createFormats, leftOutText, type ReportOrigin } from '@roi-insight/report-text';
import { csv } from './csv.ts';
import { originColumns, percentCell } from './csvColumns.ts';

/** The teams of a comparison as CSV: one row each, with empty cells if a team was not read or nothing was estimated. */
export function teamsCsv(source: ReportOrigin, { teams }: Comparison): string {
  const origin = originColumns(source);
  const formats = createFormats(source.brand);
  return csv([
    [
      'key',
      'name',
      'role',
      'adopted_on',
      'tickets_before',
      'tickets_after',
      'weeks_before',
      'weeks_after',
      'weight',
      'own_change_percent',
      'own_change_low_percent',
      'own_change_high_percent',
      'left_out_because',
      ...origin.names,
    ],
    ...teams.map((team) => {
      const { key, name, role, adopted, tickets, weeks, weight, ownChange: change } = team;
      return [
        key,
        name,
        role,
        adopted,
        tickets?.pre ?? null,
        tickets?.post ?? null,
        weeks?.pre ?? null,
        weeks?.post ?? null,
        weight === null ? null : Number(weight.toFixed(4)),
        percentCell(change?.effectPercent),
        percentCell(change?.intervalPercent[0]),
        percentCell(change?.intervalPercent[1]),
        team.role === 'left-out' ? leftOutText(formats, team.reason) : null,
        ...origin.cells,
      ];
    }),
  ]);
}
