import {
  type ActiveBasis,
  MAX_USAGE_TEAMS,
  peopleCountOf,
  teamIdentity,
  type UsagePlace,
  type UsageTeam,
  type UsageWeek,
} from '@roi-insight/contracts';
import { fromMicros } from '../amounts.ts';
import { DAYS_OF_WEEK, dayText, isWorkday } from '../days.ts';
import { firstName } from '../people/firstName.ts';
import { type Problems, UsageError } from '../Problems.ts';
import { type AskedDays, Coverage } from '../weeks/Coverage.ts';

export interface TableRow {
  /** The name of the team, as it is spelled in the row. */
  readonly team: string;
  readonly active: number;
  /** Members of the team. */
  readonly people: number | null;
  readonly seats: number | null;
  readonly micros: number | null;
  readonly place: UsagePlace;
}

interface Team {
  readonly name: string;
  readonly rows: Map<number, TableRow>;
}

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
  /** The teams by identity. */
  readonly #teams = new Map<string, Team>();

  constructor(basis: ActiveBasis, problems: Problems) {
    this.basis = basis;
    this.#problems = problems;
  }

  /** @param day the Monday of a week, or a day */
  add(day: number, row: TableRow): void {
    const { team, place } = row;
    const identity = teamIdentity(team);
    const known = this.#teams.get(identity);
    const rows = known?.rows ?? new Map<number, TableRow>();
    const before = rows.get(day);
    if (before?.team === team)
      this.#problems.add({ reason: 'usage-twice', place, unit: this.basis === 'week' ? 'team-week' : 'team-day' });
    else if (before !== undefined) this.#problems.add({ reason: 'usage-one-team', place, names: [before.team, team] });
    rows.set(day, row);
    this.#teams.set(identity, { name: firstName(known?.name, team), rows });
    if (this.#teams.size > MAX_USAGE_TEAMS)
      throw new UsageError({ reason: 'usage-too-large', unit: 'teams', limit: MAX_USAGE_TEAMS });
  }

  /** Checks that no team has more active people than members. */
  finish(): void {
    for (const { rows } of this.#teams.values()) {
      const members = membersOf(rows);
      for (const { active, people, place } of rows.values())
        if (active > (people ?? members ?? Infinity)) this.#problems.add({ reason: 'usage-more-active', place });
    }
  }

  /**
   * The teams by week; null if no row belongs to the requested days.
   * @param today the current day, which is not covered because it is not over
   */
  weeks(asked: AskedDays | null, today: number): TableWeeks | null {
    const teams = [...this.#teams.values()].map(({ name, rows: all }) => ({
      name,
      people: membersOf(all),
      rows: this.#rowsIn(all, asked),
    }));
    const days = teams.flatMap(({ rows }) => [...rows.keys()]).toSorted((a, b) => a - b);
    const [first, lastRow] = [days[0], days.at(-1)];
    if (first === undefined || lastRow === undefined) return null;
    const end = this.basis === 'week' ? Math.max(lastRow, Math.min(lastRow + DAYS_OF_WEEK - 1, today - 1)) : lastRow;
    const last = Math.min(end, asked?.last ?? end);
    const missing = asked?.missing ?? new Set<number>();
    const coverage = new Coverage({
      mentioned: [],
      isSeen: true,
      asked: { first, last, missing },
      keptFrom: null,
      today,
    });
    const each = teams.flatMap(({ rows }) =>
      [...rows].filter(([day]) => this.#isAsked(day, asked)).map(([, row]) => row),
    );
    const amounts = each.flatMap(({ micros }) => (micros === null ? [] : [micros]));
    return {
      teams: teams
        .filter(({ rows }) => rows.size > 0)
        .map(({ name, people, rows }) => ({
          name,
          people: people === null ? null : peopleCountOf(people),
          weeks: coverage.weeks().map((monday) => this.#weekOf(rows, monday, coverage)),
        }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      first,
      last,
      spend:
        amounts.length === 0
          ? null
          : fromMicros(
              amounts.reduce((sum, micros) => sum + micros, 0),
              'spend',
            ),
      recordsWithoutSpend: each.length - amounts.length,
    };
  }

  #rowsIn(rows: ReadonlyMap<number, TableRow>, asked: AskedDays | null): ReadonlyMap<number, TableRow> {
    if (asked === null) return rows;
    return new Map([...rows].filter(([day]) => day >= asked.first && day <= asked.last && !asked.missing.has(day)));
  }

  /** Whether all days of a row were requested. Otherwise its cost is unknown. */
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
      spend: isSpendKnown
        ? fromMicros(
            amounts.reduce((sum, micros) => sum + micros, 0),
            'week-spend',
          )
        : null,
    };
  }
}

/** The largest number of members in a team's rows; null if no row has such a number. */
function membersOf(rows: ReadonlyMap<number, TableRow>): number | null {
  const counts = [...rows.values()].flatMap(({ people }) => (people === null ? [] : [people]));
  return counts.length === 0 ? null : Math.max(...counts);
}
