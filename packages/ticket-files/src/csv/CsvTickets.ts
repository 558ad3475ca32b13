import type { TimedTicket } from '@roi-insight/roi-math';
import { TOLERANCE_MS } from '../dateBounds.ts';
import { Defects } from '../Defects.ts';
import { excerpt } from '../excerpt.ts';
import { ImpossibleOrders } from '../ImpossibleOrders.ts';
import { problemList, type ProblemList, type Problems, type UnknownStatus } from '../Problems.ts';
import type { StatusMap } from '../statusMap.ts';
import { TicketFileError } from '../TicketFileError.ts';
import { copyOf } from './copyOf.ts';
import { CsvTicket } from './CsvTicket.ts';
import type { CsvCells } from './CsvCells.ts';
import { endOf } from './endOf.ts';
import { impossibleOrder } from './impossibleOrder.ts';
import { markBugs } from './markBugs.ts';
import { PresentStates } from './PresentStates.ts';
import { StatusNames } from './StatusNames.ts';

/** Maximum number of rows below the header. */
export const MAX_ROWS = 1_000_000;

interface CsvOptions {
  readonly statuses: StatusMap;
  /** Finds the columns in the first line. */
  readonly cellsOf: (heading: readonly string[], line: number) => CsvCells;
  /** Whether tickets of a type are left out. They are then only counted. */
  readonly isLeftOut: (type: string) => boolean;
}

/** Builds tickets from the rows of a CSV file. */
export class CsvTickets {
  /** A table has one version of each ticket. */
  readonly olderVersions = 0;
  readonly #cellsOf: CsvOptions['cellsOf'];
  readonly #isLeftOut: CsvOptions['isLeftOut'];
  readonly #problems: Problems;
  readonly #statuses: StatusNames;
  readonly #states: PresentStates;
  /** One ticket per id in the long form, one per row in the wide form. */
  #tickets: CsvTicket[] = [];
  readonly #byId = new Map<string, CsvTicket>();
  /** The line of each id in the wide form. */
  readonly #lines = new Map<string, number>();
  readonly #texts = new Map<string, string>();
  readonly #impossible = new ImpossibleOrders();
  /** Tickets whose logged time is impossible. */
  readonly #defects = new Defects();
  #cells: CsvCells | null = null;
  #rows = 0;

  constructor({ statuses, cellsOf, isLeftOut }: CsvOptions, problems: Problems) {
    this.#statuses = new StatusNames(statuses);
    this.#states = new PresentStates(statuses);
    this.#cellsOf = cellsOf;
    this.#isLeftOut = isLeftOut;
    this.#problems = problems;
  }

  take(cells: readonly string[], line: number): void {
    if (this.#cells === null) {
      this.#cells = this.#cellsOf(cells, line);
      return;
    }
    this.#rows += 1;
    if (this.#rows > MAX_ROWS) throw new TicketFileError(line, { kind: 'too-many-rows' });
    if (!this.#cells.moveTo(cells, line)) return;
    const id = this.#cells.text('id');
    if (id === null) return;
    if (id === '') this.#cells.problem({ kind: 'no-id', column: this.#cells.nameOf('id') });
    else if (this.#cells.form === 'long') this.#takeChange(id, this.#cells);
    else this.#takeTicket(id, this.#cells);
  }

  /** Puts the changes in order and checks their dates. Call it after the last row and before the tickets are analyzed. */
  finish(): void {
    if (this.#cells === null) throw new TicketFileError(null, { kind: 'empty' });
    if (this.#rows === 0) throw new TicketFileError(null, { kind: 'no-tickets' });
    const cells = this.#cells;
    this.#tickets = this.#tickets.filter(({ key }) => !this.#defects.has(key));
    const found = this.#tickets.length + this.unreadable;
    // A row of the wide form has its start before its end, even if both are at the same time.
    if (cells.form === 'long') {
      for (const ticket of this.#tickets) ticket.orderChanges();
      this.#tickets = this.#tickets.filter((ticket) => this.#isPossible(ticket));
    }
    markBugs(this.#tickets);
    this.#defects.report(found, this.#problems);
    this.#impossible.report(found, (column) => cells.nameOf(column), this.#problems);
  }

  get tickets(): readonly TimedTicket[] {
    return this.#tickets.filter((ticket) => this.#isTask(ticket));
  }

  get outOfScope(): number {
    return this.#tickets.reduce((count, ticket) => count + (this.#isTask(ticket) ? 0 : 1), 0);
  }

  /** Number of tickets with impossible values, or with dates in an impossible order. They are left out. */
  get unreadable(): number {
    return this.#impossible.count + this.#defects.count;
  }

  get defects(): ProblemList {
    return problemList(this.#defects.problems, this.#impossible.problems);
  }

  get incompleteHistories(): number {
    return this.#tickets.filter((ticket) => this.#isTask(ticket) && ticket.hasUnclearOrder).length;
  }

  get changes(): number {
    return this.#tickets.reduce((count, ticket) => count + ticket.changeCount, 0);
  }

  /** Heading of the column with the size of tickets. */
  get sizeColumn(): string {
    return this.#cells?.nameOf('size') ?? '';
  }

  get hasWholeDays(): boolean {
    return this.#cells?.hasWholeDays === true;
  }

  get latestMs(): number {
    return this.#tickets.reduce((latest, ticket) => Math.max(latest, ticket.latestMs), -Infinity);
  }

  get unknownStatuses(): readonly UnknownStatus[] {
    return [...this.#statuses.unknown(), ...this.#states.unknown()];
  }

  #isTask({ type }: TimedTicket): boolean {
    return type === undefined || !this.#isLeftOut(type);
  }

  #isPossible({ key, createdAtMs, firstChange }: CsvTicket): boolean {
    if (firstChange === null || firstChange.atMs >= createdAtMs - TOLERANCE_MS) return true;
    this.#impossible.add('changed-before-created', key, firstChange.line);
    return false;
  }

  #takeChange(id: string, cells: CsvCells): void {
    const ticket = this.#ticketOf(id, cells);
    const status = cells.text('status');
    if (ticket === null || status === null) return;
    const hasNoDate = cells.isEmpty('at');
    if (status === '' && hasNoDate) return;
    if (status === '' || hasNoDate) {
      const columns = { at: cells.nameOf('at'), status: cells.nameOf('status') };
      return cells.problem({ kind: status === '' ? 'no-status' : 'no-change-date', ...columns });
    }
    const atMs = cells.date('at', null);
    const number = this.#statuses.numberOf(status, cells.line);
    if (atMs !== null) ticket.add(atMs, number, cells.line);
  }

  /** The ticket of a row. Repeated values must be the same in all of its rows. */
  #ticketOf(id: string, cells: CsvCells): CsvTicket | null {
    const [type, resolution, logged] = [cells.text('type'), cells.text('resolution'), cells.loggedHours()];
    if (type === null || resolution === null) return null;
    if (typeof logged !== 'number') {
      if (!this.#defects.has(id)) this.#defects.add(copyOf(id), logged, cells.line);
      return null;
    }
    const size = cells.size();
    const ticket = this.#byId.get(id);
    const createdAtMs = cells.date('created', 'start');
    if (createdAtMs === null) return null;
    if (ticket === undefined) {
      const opened = Object.assign(this.#open(id, type, resolution, createdAtMs), { loggedHours: logged, size });
      this.#byId.set(opened.key, opened);
      return opened;
    }
    const differs = { kind: 'other-value', id: excerpt(id) } as const;
    if (createdAtMs !== ticket.createdAtMs) cells.problem({ ...differs, value: 'created' });
    if (type !== (ticket.type ?? '')) cells.problem({ ...differs, value: 'type' });
    if (resolution !== '' && resolution !== (ticket.resolution ?? resolution))
      cells.problem({ ...differs, value: 'resolution' });
    if (logged > 0 && ticket.loggedHours > 0 && logged !== ticket.loggedHours)
      cells.problem({ ...differs, value: 'logged-time' });
    if (size > 0 && ticket.size > 0 && size !== ticket.size) cells.problem({ ...differs, value: 'size' });
    ticket.resolution ??= this.#shared(resolution);
    ticket.loggedHours = Math.max(ticket.loggedHours, logged);
    ticket.size = Math.max(ticket.size, size);
    return ticket;
  }

  #takeTicket(id: string, cells: CsvCells): void {
    const firstLine = this.#lines.get(id);
    // A row with the same values is refused, too, because an export may contain one page twice instead of another page.
    if (firstLine !== undefined) return cells.problem({ kind: 'repeated-ticket', id: excerpt(id), firstLine });
    this.#lines.set(copyOf(id), cells.line);
    const [type, resolution] = [cells.text('type'), cells.text('resolution')];
    const createdAtMs = cells.date('created', 'start');
    const startedAtMs = cells.optionalDate('started', 'start');
    const doneAtMs = cells.optionalDate('done', 'end');
    const canceledAtMs = cells.optionalDate('canceled', 'end');
    const changedAtMs = cells.optionalDate('category_changed', 'end');
    const logged = cells.loggedHours();
    if (type === null || resolution === null || createdAtMs === null) return;
    if (startedAtMs === null || doneAtMs === null || canceledAtMs === null || changedAtMs === null) return;
    if (typeof logged !== 'number') return this.#defects.add(copyOf(id), logged, cells.line);
    const ends = { doneAtMs, canceledAtMs, changedAtMs };
    const state = this.#states.stateIn(
      cells,
      Object.values(ends).some((atMs) => atMs !== undefined),
    );
    const { endedAtMs, isCanceled } = endOf(ends, state);
    // If a waiting ticket is canceled, a tracker can record the cancellation as the start of the ticket.
    const isStarted = startedAtMs !== undefined && !(isCanceled && startedAtMs > (endedAtMs ?? startedAtMs));
    const order = impossibleOrder(cells, createdAtMs, isStarted ? startedAtMs : null, endedAtMs ?? null);
    if (order !== null) return this.#impossible.add(order, id, cells.line);
    const ticket = this.#open(id, type, isCanceled && resolution === '' ? CANCELED : resolution, createdAtMs);
    ticket.loggedHours = logged;
    ticket.size = cells.size();
    ticket.latestMs = cells.latestMs;
    if (isStarted) ticket.add(startedAtMs, STARTED, cells.line);
    if (endedAtMs !== undefined) ticket.add(endedAtMs, DONE, cells.line);
    ticket.isDone = (state === 'done' || state === 'canceled') && endedAtMs === undefined;
  }

  #open(id: string, type: string, resolution: string, createdAtMs: number): CsvTicket {
    const categoryOf = this.#cells?.form === 'wide' ? categoryOfStep : this.#statuses.categoryOf;
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
}

/** The wide form has two steps instead of statuses. */
const STARTED = 0;
const DONE = 1;

/** The resolution of a canceled ticket that has no other resolution. */
const CANCELED = 'Canceled';

const categoryOfStep = (step: number) => (step === DONE ? 'done' : 'indeterminate');
