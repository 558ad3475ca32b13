import { MAX_WEEK_SPEND } from '@roi-insight/contracts';
import { countIn, numberIn, toMicros } from '../amounts.ts';
import type { Currency } from '../Currency.ts';
import { cellsOf, columnNames } from '../csv/Cells.ts';
import type { TakeCells } from '../csv/csvRows.ts';
import { mondayOf } from '../days.ts';
import { teamName } from '../people/teamName.ts';
import { UsageError } from '../Problems.ts';
import type { RecordProblems } from '../RecordProblems.ts';
import type { TableCounts } from './TableCounts.ts';

const OPTIONAL = ['team', 'people', 'seats', 'spend', 'currency'] as const;

/** The text for 1 to 4 people in a table. */
const FEW = /^1[-–]4$/;

/** For the check that a team has no more active people than members: 1 to 4 active people count as 1, and 1 to 4 members as 4. */
const MIN_OF_FEW = 1;
const MAX_OF_FEW = 4;

const peopleIn = (cell: string, few: number) => (FEW.test(cell) ? few : countIn(cell));

interface TableOptions {
  readonly file: string;
  /** The team of all rows if the table names no teams; null if the team is unknown. */
  readonly team: string | null;
  readonly currency: Currency;
  readonly problems: RecordProblems;
  readonly countsOf: (column: 'week_start' | 'date') => TableCounts;
}

/** Reads a table of people, seats and spend by week or day. */
export function tableRows(heading: readonly string[], options: TableOptions): TakeCells {
  const { file, currency, problems } = options;
  const names = columnNames(heading);
  const hasDays = names.includes('date');
  if (hasDays && names.includes('week_start')) throw new UsageError({ reason: 'usage-two-week-columns', file });
  const dayColumn = hasDays ? 'date' : 'week_start';
  const columns = { required: [dayColumn, 'active_people'], optional: OPTIONAL, refusesOthers: true } as const;
  const row = cellsOf<'date' | 'week_start' | 'active_people' | (typeof OPTIONAL)[number]>(heading, columns, file);
  if (!row.has('team') && options.team === null) throw new UsageError({ reason: 'usage-no-team' });
  const counts = options.countsOf(dayColumn);
  return (cells, place) => {
    if (!row.moveTo(cells, place, problems.all)) return;
    const team = teamName(row.has('team') ? row.text('team') : options.team);
    if (team === null) return void problems.value(place, 'team', 'team-name');
    const day = problems.day(row.text(dayColumn), dayColumn, place);
    if (day === null) return;
    if (!hasDays && mondayOf(day) !== day) return void problems.value(place, dayColumn, 'monday');
    const active = peopleIn(row.text('active_people'), MIN_OF_FEW);
    if (active === null) return void problems.value(place, 'active_people', 'count');
    const people = row.text('people') === '' ? null : peopleIn(row.text('people'), MAX_OF_FEW);
    if (people === null && row.text('people') !== '') return void problems.value(place, 'people', 'count');
    const seats = row.text('seats') === '' ? null : countIn(row.text('seats'));
    if (seats === null && row.text('seats') !== '') return void problems.value(place, 'seats', 'count');
    const hasSpend = row.text('spend') !== '';
    const spend = hasSpend ? problems.amount(numberIn(row.text('spend')), MAX_WEEK_SPEND, 'spend', place) : null;
    if (hasSpend && spend === null) return;
    if (spend !== null && row.text('currency') === '') return problems.all.add({ reason: 'usage-no-currency', place });
    if (row.text('currency') !== '' && !currency.take(row.text('currency'), 'currency', place, problems)) return;
    counts.add(day, { team, active, people, seats, micros: spend === null ? null : toMicros(spend), place });
  };
}
