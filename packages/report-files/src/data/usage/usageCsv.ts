import type { PeopleCount, ReportUsage } from '@roi-insight/contracts';
import { createFormats, defaultBrand, peopleText, type ReportOrigin } from '@roi-insight/report-text';
import { csv } from '../csv.ts';
import { costCell, originColumns } from '../csvColumns.ts';

/** Numbers of people are plain. The range `1–4` stays text, because a spreadsheet would take `1-4` with a hyphen for a date. */
const plain = createFormats(defaultBrand);

/** The use of the assistant as CSV: one row for each team, source and week. A week that is not covered has empty cells. */
export function usageCsv(source: ReportOrigin, { teams, currency }: ReportUsage): string {
  const origin = originColumns(source);
  return csv([
    [
      'team',
      'team_name',
      'source',
      'people',
      'week_start',
      'coverage',
      'active_people',
      'active_basis',
      'seats',
      'spend',
      'currency',
      ...origin.names,
    ],
    ...teams.flatMap(({ key, name, sources }) =>
      sources.flatMap(({ source: from, people, activeBasis, weeks }) =>
        weeks.map((week) => {
          const { active, seats, spend } = week.coverage === 'reported' ? week : NO_NUMBERS;
          return [
            key,
            name,
            from,
            peopleCell(people),
            week.weekStart,
            week.coverage,
            peopleCell(active),
            activeBasis,
            seats,
            costCell(spend, 1),
            spend === null ? null : currency,
            ...origin.cells,
          ];
        }),
      ),
    ),
  ]);
}

const NO_NUMBERS = { active: null, seats: null, spend: null };

const peopleCell = (people: PeopleCount | null) => (people === '1-4' ? peopleText(plain, people) : people);
