import type { UsagePlace } from '@roi-insight/contracts';
import { dayText } from '../days.ts';
import type { RecordProblems } from '../RecordProblems.ts';
import { type DayOrder, type WrittenDay, writtenDay } from './writtenDay.ts';

/** A row whose day depends on the order of the numbers in the file's dates. */
interface Pending<Row> {
  readonly row: Row;
  readonly days: WrittenDay;
  readonly place: UsagePlace;
}

/** Finds the days of rows. A spreadsheet writes all dates of a file in one order, so the other dates of the file decide what an unclear date means. */
export class WrittenDays<Row> {
  /** Problems of whole files. */
  readonly #problems: RecordProblems;
  /** Problems of single rows. */
  readonly #unreadable: RecordProblems;
  readonly #field: string;
  readonly #onDay: (row: Row, day: number, place: UsagePlace) => void;
  readonly #pending = new Map<string, Pending<Row>[]>();

  /**
   * @param onDay takes a row as soon as its day is known
   * @param field the name of the column
   */
  constructor(
    problems: RecordProblems,
    unreadable: RecordProblems,
    onDay: (row: Row, day: number, place: UsagePlace) => void,
    field = 'date',
  ) {
    this.#problems = problems;
    this.#unreadable = unreadable;
    this.#onDay = onDay;
    this.#field = field;
  }

  /** The day of a row, or the days that it can mean; null after adding the problem that there is none. */
  read(text: string, place: UsagePlace): number | WrittenDay | null {
    const written = writtenDay(text);
    if (typeof written === 'string') return this.#unreadable.day(written, this.#field, place);
    const days = [written['month-first'], written['day-first']].filter((day) => day !== null);
    if (days.some((day) => this.#problems.isPast(day))) return written;
    return this.#unreadable.day(days.map(dayText)[0], this.#field, place);
  }

  add(row: Row, day: number | WrittenDay, place: UsagePlace): void {
    if (typeof day === 'number') return this.#onDay(row, day, place);
    const rows = this.#pending.get(place.file) ?? [];
    this.#pending.set(place.file, rows);
    rows.push({ row, days: day, place });
  }

  /** Passes on the rows whose day was not known yet. */
  finish(): void {
    for (const rows of this.#pending.values()) {
      const order = this.#orderOf(rows);
      if (order === null) continue;
      for (const { row, days, place } of rows) {
        const day = this.#unreadable.day(dayText(days[order] ?? NaN), this.#field, place);
        if (day !== null) this.#onDay(row, day, place);
      }
    }
    this.#pending.clear();
  }

  /** The only possible order of a file's dates, or any if all orders mean the same days; null after adding the problem. */
  #orderOf(rows: readonly Pending<Row>[]): DayOrder | null {
    const [first] = rows;
    if (first === undefined) return null;
    const isPossible = (order: DayOrder) =>
      rows.every(({ days }) => days[order] !== null && this.#problems.isPast(days[order]));
    const [one, other] = (['month-first', 'day-first'] as const).filter(isPossible);
    if (one === undefined) return this.#problems.value(first.place, this.#field, 'day');
    const unclear = other === undefined ? undefined : rows.find(({ days }) => days[one] !== days[other]);
    if (other === undefined || unclear === undefined) return one;
    const days = [dayText(unclear.days[one] ?? 0), dayText(unclear.days[other] ?? 0)] as const;
    this.#problems.all.add({ reason: 'usage-date-order', place: unclear.place, days });
    return null;
  }
}
