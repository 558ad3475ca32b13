import {
  type ActiveBasis,
  MAX_USAGE_TEAMS,
  peopleCountOf,
  type UsagePlace,
  type UsageTeam,
  type UsageWeek,
} from '@roi-insight/contracts';
import { fromMicros } from '../amounts.ts';
import { DAYS_OF_WEEK, dayText, isWorkday } from '../days.ts';
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

  /**
   * The teams by week; null if there is no row of the days that were asked for.
   * @param today the present day: it and later ones are not over, so they are not covered
   */
  weeks(asked: AskedDays | null, today: number): TableWeeks | null {
    const teams = [...this.#teams].map(([name, all]) => ({ name, rows: this.#rowsIn(all, asked) }));
    const days = teams.flatMap(({ rows }) => [...rows.keys()]).toSorted((a, b) => a - b);
    const [first, lastRow] = [days[0], days.at(-1)];
    if (first === undefined || lastRow === undefined) return null;
    const end = this.basis === 'week' ? Math.max(lastRow, Math.min(lastRow + DAYS_OF_WEEK - 1, today - 1)) : lastRow;
    const last = Math.min(end, asked?.last ?? end);
    const missing = asked?.missing ?? new Set<number>();
    const coverage = new Coverage({ mentioned: [], asked: { first, last, missing }, keptFrom: null, today });
    const each = teams.flatMap(({ rows }) =>
      [...rows].filter(([day]) => this.#isAsked(day, asked)).map(([, row]) => row),
    );
    const amounts = each.flatMap(({ micros }) => (micros === null ? [] : [micros]));
    return {
      teams: teams
        .filter(({ rows }) => rows.size > 0)
        .map(({ name, rows }) => ({
          name,
          people: null,
          weeks: coverage.weeks().map((monday) => this.#weekOf(rows, monday, coverage)),
        }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      first,
      last,
      spend: amounts.length === 0 ? null : fromMicros(amounts.reduce((sum, micros) => sum + micros, 0)),
      recordsWithoutSpend: each.length - amounts.length,
    };
  }

  #rowsIn(rows: ReadonlyMap<number, TableRow>, asked: AskedDays | null): ReadonlyMap<number, TableRow> {
    if (asked === null) return rows;
    return new Map([...rows].filter(([day]) => day >= asked.first && day <= asked.last && !asked.missing.has(day)));
  }

  /** Whether all days of a row were asked for: what a part of a week cost is not known. */
  #isAsked(day: number, asked: AskedDays | null): boolean {
    return asked === null || this.basis === 'busiest-day' || day + DAYS_OF_WEEK - 1 <= asked.last;
  }

  #weekOf(rows: ReadonlyMap<number, TableRow>, monday: number, coverage: Coverage): UsageWeek {
    const days = this.basis === 'week' ? [monday] : [0, 1, 2, 3, 4, 5, 6].map((offset) => monday + offset);
    const weekStart = dayText(monday);
    if (!coverage.isReported(monday) || !days.every((day) => rows.has(day) || !isWorkday(day)))
      return { weekStart, coverage: 'not-covered' };
    const found = days.flatMap((day) => rows.get(day) ?? []);
    const amounts = found.flatMap(({ micros }) => (micros === null ? [] : [micros]));
    const isSpendKnown = coverage.hasSpend(monday) && amounts.length === days.length;
    return {
      weekStart,
      coverage: 'reported',
      active: peopleCountOf(Math.max(...found.map(({ active }) => active))),
      seats: found.findLast(({ seats }) => seats !== null)?.seats ?? null,
      spend: isSpendKnown ? fromMicros(amounts.reduce((sum, micros) => sum + micros, 0)) : null,
    };
  }
}
