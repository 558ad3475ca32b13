import type { TimedTicket } from '@roi-insight/roi-math';
import { type Problems, quoted, UnreadableFileError, type UnknownStatus } from '../Problems.ts';
import type { StatusMap } from '../statusMap.ts';
import { type Columns, readColumns } from './columns.ts';
import { CsvTicket } from './CsvTicket.ts';
import type { DateReader } from './readDate.ts';
import { StatusNames } from './StatusNames.ts';

/** Maximum number of rows below the header. */
export const MAX_ROWS = 1_000_000;

/** Maximum length of an id, type, status or resolution. */
const MAX_CELL = 255;

const CONTROL = /\p{Cc}/u;

/** Types of tickets that contain others or are part of one. They are not counted, as with Jira. */
const NOT_A_TASK = /^(epic|initiative|sub-?task)$/i;

type CellName = Parameters<Columns['at']>[0];

/** Builds tickets from the rows of a CSV file. */
export class CsvTickets {
  readonly #dates: DateReader;
  readonly #problems: Problems;
  readonly #statuses: StatusNames;
  /** In the long form one ticket per id; in the wide form one per row. */
  readonly #tickets: CsvTicket[] = [];
  readonly #byId = new Map<string, CsvTicket>();
  readonly #texts = new Map<string, string>();
  #columns: Columns | null = null;
  #rows = 0;
  #latestMs = -Infinity;

  constructor(statuses: StatusMap, dates: DateReader, problems: Problems) {
    this.#statuses = new StatusNames(statuses);
    this.#dates = dates;
    this.#problems = problems;
  }

  take(cells: readonly string[], line: number): void {
    if (this.#columns === null) {
      this.#columns = readColumns(cells, line);
      return;
    }
    this.#rows += 1;
    if (this.#rows > MAX_ROWS) throw new UnreadableFileError(line, 'There are more than 1,000,000 rows.');
    const { size, form } = this.#columns;
    if (cells.length !== size) {
      this.#problems.add(line, `There are ${cells.length} cells, and ${size} columns in the first line.`);
      return;
    }
    const id = this.#text(cells, 'id', line);
    if (id === null) return;
    if (id === '') this.#problems.add(line, 'There is no id.');
    else if (form === 'long') this.#takeChange(id, cells, line);
    else this.#takeTicket(id, cells, line);
  }

  /** Sorts the changes. Call it after the last row and before the tickets are analyzed. */
  finish(): void {
    if (this.#columns === null) throw new UnreadableFileError(null, 'The file is empty.');
    if (this.#rows === 0) throw new UnreadableFileError(null, 'There are no tickets in the file.');
    for (const ticket of this.#tickets) {
      const line = ticket.sortChanges();
      if (line === null) continue;
      this.#problems.add(
        line,
        `Two changes of ${quoted(ticket.key)} are of the same moment, and it cannot be known which came first.`,
      );
    }
  }

  get tickets(): readonly TimedTicket[] {
    return this.#tickets.filter((ticket) => isTask(ticket));
  }

  get outOfScope(): number {
    return this.#tickets.reduce((count, ticket) => count + (isTask(ticket) ? 0 : 1), 0);
  }

  get changes(): number {
    return this.#tickets.reduce((count, ticket) => count + ticket.changeCount, 0);
  }

  get latestMs(): number {
    return this.#latestMs;
  }

  get unknownStatuses(): readonly UnknownStatus[] {
    return this.#statuses.unknown();
  }

  #takeChange(id: string, cells: readonly string[], line: number): void {
    const ticket = this.#ticketOf(id, cells, line);
    const status = this.#text(cells, 'status', line);
    const at = this.#cell(cells, 'at');
    if (ticket === null || status === null) return;
    if (status === '' && at === '') return;
    if (status === '' || at === '') {
      this.#problems.add(
        line,
        status === '' ? 'There is a date in at, and no status.' : 'There is a status, and no date in at.',
      );
      return;
    }
    const atMs = this.#date(at, null, 'at', line);
    const number = this.#statuses.numberOf(status, line);
    if (atMs !== null) ticket.add(atMs, number, line);
  }

  /** The ticket of a row. Repeated values must be the same in all of its rows. */
  #ticketOf(id: string, cells: readonly string[], line: number): CsvTicket | null {
    const created = this.#cell(cells, 'created');
    const type = this.#text(cells, 'type', line);
    const resolution = this.#text(cells, 'resolution', line);
    if (type === null || resolution === null) return null;
    const ticket = this.#byId.get(id);
    const createdAtMs = this.#date(created, 'start', 'created', line);
    if (createdAtMs === null) return null;
    if (ticket === undefined) {
      const opened = this.#open(id, type, resolution, createdAtMs);
      this.#byId.set(opened.key, opened);
      return opened;
    }
    if (createdAtMs !== ticket.createdAtMs)
      this.#problems.add(line, `${quoted(id)} has another date of creation in a row before.`);
    if (type !== (ticket.type ?? '')) this.#problems.add(line, `${quoted(id)} has another type in a row before.`);
    if (resolution !== '' && resolution !== (ticket.resolution ?? resolution))
      this.#problems.add(line, `${quoted(id)} has another resolution in a row before.`);
    ticket.resolution ??= this.#shared(resolution);
    return ticket;
  }

  #takeTicket(id: string, cells: readonly string[], line: number): void {
    const type = this.#text(cells, 'type', line);
    const resolution = this.#text(cells, 'resolution', line);
    const createdAtMs = this.#date(this.#cell(cells, 'created'), 'start', 'created', line);
    const [started, done] = [this.#cell(cells, 'started'), this.#cell(cells, 'done')];
    const startedAtMs = started === '' ? undefined : this.#date(started, 'start', 'started', line);
    const doneAtMs = done === '' ? undefined : this.#date(done, 'end', 'done', line);
    if (type === null || resolution === null || createdAtMs === null) return;
    if (startedAtMs === null || doneAtMs === null) return;
    if (startedAtMs !== undefined && doneAtMs !== undefined && startedAtMs > doneAtMs) {
      this.#problems.add(line, `${quoted(id)} is done before it is started.`);
      return;
    }
    const ticket = this.#open(id, type, resolution, createdAtMs);
    if (startedAtMs !== undefined) ticket.add(startedAtMs, STARTED, line);
    if (doneAtMs !== undefined) ticket.add(doneAtMs, DONE, line);
  }

  #open(id: string, type: string, resolution: string, createdAtMs: number): CsvTicket {
    const categoryOf = this.#columns?.form === 'wide' ? categoryOfStep : this.#statuses.categoryOf;
    const ticket = new CsvTicket({ key: copyOf(id), type: this.#shared(type) ?? undefined, createdAtMs, categoryOf });
    ticket.resolution = this.#shared(resolution);
    this.#tickets.push(ticket);
    return ticket;
  }

  /** A shared copy of a text that many rows have; null for an empty text. */
  #shared(text: string): string | null {
    if (text === '') return null;
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    const copy = copyOf(text);
    this.#texts.set(copy, copy);
    return copy;
  }

  /** A date; null after reporting a problem. */
  #date(text: string, edge: 'start' | 'end' | null, column: CellName, line: number): number | null {
    if (text === '') {
      this.#problems.add(line, `There is no date in ${column}.`);
      return null;
    }
    const read = this.#dates.read(text, edge);
    if (typeof read === 'string') {
      this.#problems.add(line, `${column}: ${read}`);
      return null;
    }
    this.#latestMs = Math.max(this.#latestMs, read);
    return read;
  }

  #cell(cells: readonly string[], column: CellName): string {
    const index = this.#columns?.at(column) ?? null;
    return index === null ? '' : (cells[index] ?? '').trim();
  }

  /** A text; null after reporting a problem. */
  #text(cells: readonly string[], column: CellName, line: number): string | null {
    const text = this.#cell(cells, column);
    if (text.length > MAX_CELL) this.#problems.add(line, `${column} is longer than ${MAX_CELL} characters.`);
    else if (CONTROL.test(text)) this.#problems.add(line, `${column} has a line break or a control character.`);
    else return text;
    return null;
  }
}

/** The wide form has two steps instead of statuses. */
const STARTED = 0;
const DONE = 1;

const categoryOfStep = (step: number) => (step === DONE ? 'done' : 'indeterminate');

function isTask({ type }: TimedTicket): boolean {
  return !NOT_A_TASK.test(type ?? '');
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Shorter substrings are always copies. */
const MIN_SHARED = 13;

/** Copies a text, because a substring keeps a whole piece of the file in memory. */
function copyOf(text: string): string {
  return text.length < MIN_SHARED ? text : decoder.decode(encoder.encode(text));
}
