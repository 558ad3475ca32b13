import type { TicketProblem } from '@roi-insight/contracts';
import { loggedHours, sizeOf } from '@roi-insight/jira-tickets';
import { excerpt } from '../excerpt.ts';
import type { Problems } from '../Problems.ts';
import type { TicketColumn } from '../table/ColumnMapping.ts';
import type { Columns } from './columns.ts';
import { loggedSeconds } from './loggedSeconds.ts';
import type { DateReader } from './readDate.ts';

/** Maximum length of an id, type, status or resolution. */
const MAX_CELL = 255;

const CONTROL = /\p{Cc}/u;

/** The share of days without times that changes no estimate. */
const MAX_WHOLE_DAYS = 0.1;

const LOGGED = [
  ['timespent', 'seconds', 1],
  ['logged_hours', 'hours', 3600],
] as const;

const NUMBER = /^\d{1,12}(\.\d{1,9})?$/;

/** Reads the largest difference of two logged times that are the same, in hours: one of them may be rounded. */
const SAME_HOURS = 0.02;

/** The cells of the current row, by the meaning of their columns. */
export class CsvCells {
  readonly #columns: Columns;
  readonly #dates: ReadonlyMap<TicketColumn, DateReader>;
  readonly #problems: Problems;
  #cells: readonly string[] = [];
  #line = 0;
  #latestMs = -Infinity;
  readonly #ends = { all: 0, wholeDays: 0 };

  constructor(columns: Columns, dates: ReadonlyMap<TicketColumn, DateReader>, problems: Problems) {
    this.#columns = columns;
    this.#dates = dates;
    this.#problems = problems;
  }

  get form(): Columns['form'] {
    return this.#columns.form;
  }

  get line(): number {
    return this.#line;
  }

  /** The last date that was read in the row, in epoch milliseconds. */
  get latestMs(): number {
    return this.#latestMs;
  }

  /** Moves to a row. @returns false, after adding a problem, if the row has the wrong number of cells */
  moveTo(cells: readonly string[], line: number): boolean {
    this.#cells = cells;
    this.#line = line;
    this.#latestMs = -Infinity;
    const { size, minSize } = this.#columns;
    if (cells.length <= size && cells.length >= minSize) return true;
    this.problem({ kind: 'cells', cells: cells.length, columns: size });
    return false;
  }

  problem(problem: TicketProblem): void {
    this.#problems.add(this.#line, problem);
  }

  nameOf(column: TicketColumn): string {
    return this.#columns.nameOf(column);
  }

  isEmpty(column: TicketColumn): boolean {
    return this.#cell(column) === '';
  }

  /** The text of a cell. If the text is invalid, adds a problem and returns null. */
  text(column: TicketColumn): string | null {
    const text = this.#cell(column);
    const name = this.nameOf(column);
    if (text.length > MAX_CELL) this.problem({ kind: 'too-long', column: name, limit: MAX_CELL });
    else if (CONTROL.test(text)) this.problem({ kind: 'control-character', column: name });
    else return text;
    return null;
  }

  /** A required date; null if it is missing or invalid, which adds a problem. */
  date(column: TicketColumn, edge: 'start' | 'end' | null): number | null {
    const text = this.#cell(column);
    const reader = this.#dates.get(column);
    const read = text === '' ? undefined : reader?.read(text, edge);
    if (typeof read === 'number') {
      this.#latestMs = Math.max(this.#latestMs, read);
      if (column === 'started' || column === 'done') {
        this.#ends.all += 1;
        if (reader?.isDay(text) === true) this.#ends.wholeDays += 1;
      }
      return read;
    }
    const name = this.nameOf(column);
    this.problem(read === undefined ? { kind: 'no-date', column: name } : { kind: 'date', column: name, date: read });
    return null;
  }

  /** Whether more than a tenth of the starts and ends are days without times. */
  get hasWholeDays(): boolean {
    return this.#ends.wholeDays > MAX_WHOLE_DAYS * this.#ends.all;
  }

  /** A date; undefined if the cell is empty; null if the date is invalid, which adds a problem. */
  optionalDate(column: TicketColumn, edge: 'start' | 'end'): number | null | undefined {
    return this.isEmpty(column) ? undefined : this.date(column, edge);
  }

  /** The logged hours; 0 if the cell is empty; a problem, which is not added, if the value is invalid. */
  loggedHours(): number | TicketProblem {
    let found: number | null = null;
    for (const [column, unit, seconds] of LOGGED) {
      const text = this.#cell(column);
      if (text === '') continue;
      const logged = loggedSeconds(text, seconds);
      const hours = logged === null ? null : loggedHours(logged);
      if (hours === null) return { kind: 'number', column: this.nameOf(column), text: excerpt(text), unit };
      if (found !== null && Math.abs(found - hours) > SAME_HOURS)
        return { kind: 'two-logged-times', columns: [this.nameOf('timespent'), this.nameOf('logged_hours')] };
      found ??= hours;
    }
    return found ?? 0;
  }

  /** The size; 0 if the cell has no number, as for a field of Jira. `3,5` is 3.5, because sizes have no thousands separators. */
  size(): number {
    const text = this.#cell('size').replace(/^(\d+),(\d{1,2})$/, '$1.$2');
    return NUMBER.test(text) ? sizeOf(Number(text), 1) : 0;
  }

  #cell(column: TicketColumn): string {
    const index = this.#columns.at(column);
    return index === null ? '' : (this.#cells[index] ?? '').trim();
  }
}
