import { actualStart, planDay, plannedStart } from '@roi-insight/report-text';
import type { DataFile } from '../data/dataFile.ts';
import { csv } from '../data/csv.ts';
import { hoursCell, percentCell } from '../data/csvColumns.ts';
import { planReportName } from './planReportFile.ts';
import type { PlanReportSource } from './PlanReportSource.ts';

/** The weeks of each team as CSV: the data from which the result is calculated. Every row states the origin, so that copied rows keep it. */
export function planWeeksCsv(source: PlanReportSource): DataFile {
  const { plan, reading, starts } = source.report;
  const { hash, terms } = plan;
  const rows = reading.teams.flatMap((team) => {
    if (team.kind === 'unread') return [];
    const [planned, actual] = [plannedStart(plan, team.key), actualStart(plan, starts, team.key)];
    return team.weeks.map(({ week, tickets, mean, hours }) => [
      team.key,
      team.name,
      planned,
      actual,
      week,
      planDay(terms.start, week),
      tickets,
      percentCell(mean),
      hoursCell(hours),
      team.measure,
      reading.host,
      reading.sample ? 'yes' : 'no',
      reading.fetchedAt,
      hash,
    ]);
  });
  return {
    fileName: planReportName(source, 'csv'),
    mediaType: 'text/csv;charset=utf-8',
    text: csv([COLUMNS, ...rows]),
  };
}

const COLUMNS = [
  'key',
  'name',
  'planned_start',
  'actual_start',
  'week',
  'week_start',
  'tickets',
  'mean_ln_hours',
  'hours',
  'measure',
  'host',
  'sample_data',
  'read_at',
  'plan_code',
];
