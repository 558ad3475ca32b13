import type { ReportOrganization } from '@roi-insight/contracts';
import { createFormats, leftOutText, type ReportOrigin } from '@roi-insight/report-text';
import { csv } from './csv.ts';
import { originColumns, percentCell } from './csvColumns.ts';

/** The teams of an organization as CSV, by name: one row each, with empty cells if a team was not read or nothing was estimated. */
export function organizationCsv(source: ReportOrigin, { teams }: ReportOrganization): string {
  const origin = originColumns(source);
  const formats = createFormats(source.brand);
  return csv([
    [
      'key',
      'name',
      'role',
      'started_on',
      'people',
      'use_percent',
      'tickets_before',
      'tickets_after',
      'weeks_before',
      'weeks_after',
      'own_change_percent',
      'own_change_low_percent',
      'own_change_high_percent',
      'left_out_because',
      ...origin.names,
    ],
    ...teams.map(({ key, name, role, started, people, usePercent, tickets, weeks, ownChange: change, reason }) => [
      key,
      name,
      role,
      started,
      people,
      percentCell(usePercent),
      tickets?.pre ?? null,
      tickets?.post ?? null,
      weeks?.pre ?? null,
      weeks?.post ?? null,
      percentCell(change?.effectPercent),
      percentCell(change?.intervalPercent[0]),
      percentCell(change?.intervalPercent[1]),
      reason === null ? null : leftOutText(formats, reason),
      ...origin.cells,
    ]),
  ]);
}
