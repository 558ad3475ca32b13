import {
  type ActiveBasis,
  MAX_USAGE_TEAMS,
  peopleCountOf,
  type UsagePlace,
  type UsageTeam,
} from '@roi-insight/contracts';
import { fromMicros } from '../amounts.ts';
import { dayText, isWorkday } from '../days.ts';
import { type Problems, UsageError } from '../Problems.ts';
import { type AskedDays, Coverage } from '../weeks/Coverage.ts';

/** The numbers of a row. */
export interface TableRow {
  readonly active: number;
  readonly seats: number | null;
  readonly micros: number | null;
}

/** What is summed of a table. */
interface TableWeeks {
  readonly teams: readonly UsageTeam[];
  readonly first: number;
  readonly last: number;
  readonly spend: number | null;
  readonly recordsWithoutSpend: number;
}

/** The rows of a table by team, and by week or day. */
export class TableCounts {
  readonly basis: ActiveBasis;
  readonly #problems: Problems;
  readonly #teams = new Map<string, Map<number, TableRow>>();

  constructor(basis: ActiveBasis, problems: Problems) {
    this.basis = basis;
    this.#problems = problems;
  }

  /** @param day the Monday of a week, or a day */
  add(team: string, day: number, row: TableRow, place: UsagePlace): void {
    const rows = this.#teams.get(team) ?? new Map<number, TableRow>();
    if (rows.has(day))
      this.#problems.add({ reason: 'usage-twice', place, unit: this.basis === 'week' ? 'team-week' : 'team-day' });
    rows.set(day, row);
    this.#teams.set(team, rows);
    if (this.#teams.size > MAX_USAGE_TEAMS)
      throw new UsageError({ reason: 'usage-too-large', unit: 'teams', limit: MAX_USAGE_TEAMS });
  }

  /** The teams by week; null if there is no row of the days that were asked for. */
  weeks(asked: AskedDays | null): TableWeeks | null {
    const rows = [...this.#teams].map(([name, all]) => ({ name, rows: this.#rowsIn(all, asked) }));
    const days = rows.flatMap((team) => [...team.rows.keys()]).toSorted((a, b) => a - b);
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return null;
    const end = this.basis === 'week' ? last + 6 : last;
    const weeks = new Coverage({ mentioned: [first, end], asked: null, keptFrom: null }).weeks();
    const each = rows.flatMap((team) => [...team.rows.values()]);
    const amounts = each.flatMap(({ micros }) => (micros === null ? [] : [micros]));
    return {
      teams: rows
        .filter((team) => team.rows.size > 0)
        .map((team) => ({
          name: team.name,
          people: null,
          weeks: weeks.map((monday) => weekFrom(monday, this.#rowsOf(team.rows, monday))),
        }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      first,
      last: end,
      spend: amounts.length === 0 ? null : fromMicros(amounts.reduce((sum, micros) => sum + micros, 0)),
      recordsWithoutSpend: each.length - amounts.length,
    };
  }

  #rowsIn(rows: ReadonlyMap<number, TableRow>, asked: AskedDays | null): ReadonlyMap<number, TableRow> {
    if (asked === null) return rows;
    return new Map([...rows].filter(([day]) => day >= asked.first && day <= asked.last && !asked.missing.has(day)));
  }

  /** The rows of a week by day; null if they are not complete. */
  #rowsOf(rows: ReadonlyMap<number, TableRow>, monday: number): readonly TableRow[] | null {
    const days = this.basis === 'week' ? [monday] : [0, 1, 2, 3, 4, 5, 6].map((offset) => monday + offset);
    const isComplete = days.every((day) => rows.has(day) || !isWorkday(day));
    return isComplete ? days.flatMap((day) => rows.get(day) ?? []) : null;
  }
}

function weekFrom(monday: number, rows: readonly TableRow[] | null) {
  const weekStart = dayText(monday);
  if (rows === null) return { weekStart, coverage: 'not-covered' } as const;
  const amounts = rows.flatMap(({ micros }) => (micros === null ? [] : [micros]));
  return {
    weekStart,
    coverage: 'reported',
    active: peopleCountOf(Math.max(...rows.map(({ active }) => active))),
    seats: rows.findLast(({ seats }) => seats !== null)?.seats ?? null,
    spend: amounts.length < rows.length ? null : fromMicros(amounts.reduce((sum, micros) => sum + micros, 0)),
  } as const;
}
