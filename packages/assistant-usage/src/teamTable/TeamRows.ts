import {
  isCalendarDate,
  ORGANIZATION_TEAMS,
  type OrganizationTeamRequest,
  teamIdentity,
  unquoted,
  type UsagePlace,
} from '@roi-insight/contracts';
import { countIn } from '../amounts.ts';
import { chosenColumns } from '../csv/chosenColumns.ts';
import { Cells } from '../csv/Cells.ts';
import type { TakeCells } from '../csv/csvRows.ts';
import { dayText } from '../days.ts';
import { writtenDay } from '../dates/writtenDay.ts';
import { WrittenDays } from '../dates/WrittenDays.ts';
import { teamName } from '../people/teamName.ts';
import { UsageError } from '../Problems.ts';
import type { RecordProblems } from '../RecordProblems.ts';
import { suggestedTeamColumns, TEAM_COLUMNS, type TeamColumn, type TeamMapping } from './TeamMapping.ts';

/** The word for a team that has not started. */
const NONE = /^none$/i;

type Team = Omit<OrganizationTeamRequest, 'started'>;

/** Collects the rows of a table of teams. */
export class TeamRows {
  readonly #file: string;
  readonly #problems: RecordProblems;
  readonly #starts: WrittenDays<Team>;
  /** The line of each team. */
  readonly #lines = new Map<string, number>();
  readonly #teams: { readonly line: number; readonly team: OrganizationTeamRequest }[] = [];
  #hasHeading = false;

  constructor(file: string, problems: RecordProblems) {
    this.#file = file;
    this.#problems = problems;
    this.#starts = new WrittenDays<Team>(
      problems,
      problems,
      (team, day, place) => this.#add(team, dayText(day), place),
      'started',
    );
  }

  /** Whether there was no text. */
  get isEmpty(): boolean {
    return !this.#hasHeading;
  }

  /** Reads the first line. */
  open(heading: readonly string[], columns: TeamMapping): TakeCells {
    this.#hasHeading = true;
    const chosen = { ...suggestedTeamColumns(heading), ...columns };
    const { at, missing } = chosenColumns(heading, this.#file, TEAM_COLUMNS, chosen);
    const field = missing ?? (['project', 'started'] as const).find((column) => !at.has(column));
    if (field !== undefined) throw new UsageError({ reason: 'usage-missing-column', file: this.#file, field });
    const row = new Cells<TeamColumn>(at, heading.length);
    return (cells, place) => {
      if (row.moveTo(cells, place, this.#problems.all)) this.#take(row, place);
    };
  }

  /** The teams, in the order of the table. */
  finish(): readonly OrganizationTeamRequest[] {
    this.#starts.finish();
    return this.#teams.toSorted((one, other) => one.line - other.line).map(({ team }) => team);
  }

  #take(row: Cells<TeamColumn>, place: UsagePlace): void {
    const { max } = ORGANIZATION_TEAMS;
    const project = teamName(row.text('project'));
    if (project === null) return void this.#problems.value(place, 'project', 'team-name');
    const line = place.line ?? 0;
    const before = this.#lines.get(teamIdentity(project));
    if (before !== undefined) return this.#problems.all.add({ reason: 'usage-team-twice', place, line: before });
    this.#lines.set(teamIdentity(project), line);
    // A large file is not read to its end.
    if (this.#lines.size > max)
      throw new UsageError({
        reason: 'usage-team-count',
        file: this.#file,
        count: null,
        min: ORGANIZATION_TEAMS.min,
        max,
      });
    const [people, seats] = [this.#count(row, 'people', place), this.#count(row, 'seats', place)];
    if (people === null || seats === null) return;
    const team = { project_name: unquoted(project), ...people, ...seats };
    const started = row.text('started');
    if (NONE.test(started)) return this.#add(team, null, place);
    const written = writtenDay(started);
    if (typeof written === 'string' && !isCalendarDate(written))
      return void this.#problems.value(place, 'started', 'day-or-none');
    const day = this.#starts.read(started, place);
    if (day !== null) this.#starts.add(team, day, place);
  }

  /** The number in an optional cell as a field; without the field if the cell is empty, null after adding the problem. */
  #count(row: Cells<TeamColumn>, column: 'people' | 'seats', place: UsagePlace): Partial<Team> | null {
    if (row.text(column) === '') return {};
    const count = countIn(row.text(column));
    return count === null ? this.#problems.value(place, column, 'count') : { [column]: count };
  }

  #add(team: Team, started: string | null, { line }: UsagePlace): void {
    this.#teams.push({ line: line ?? 0, team: { ...team, started } });
  }
}
