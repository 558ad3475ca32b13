import type { UsagePlace } from '@roi-insight/contracts';
import { type Cells, cellsOf, columnNames } from '../csv/Cells.ts';
import type { TakeCells } from '../csv/csvRows.ts';
import { dayText } from '../days.ts';
import type { People } from '../people/People.ts';
import { NO_PERSON, type PersonDay, type PersonDays } from '../people/PersonDays.ts';
import { UsageError } from '../Problems.ts';
import type { RecordProblems } from '../RecordProblems.ts';
import { spentIn, type SpendColumn } from './spentIn.ts';
import { type BillingUnit, unitOf } from './unitOf.ts';
import { type DayOrder, type WrittenDay, writtenDay } from './writtenDay.ts';

/** Columns that distinguish the rows of a person on a day. */
const KINDS = [
  'sku',
  'model',
  'applied_cost_per_quantity',
  'organization',
  'repository',
  'workflow_path',
  'cost_center_name',
] as const;

type Column = (typeof KINDS)[number] | SpendColumn | 'currency' | 'date' | 'username' | 'product' | 'unit_type';

const COLUMNS = {
  required: ['date', 'username', 'quantity'],
  optional: ['product', 'unit_type', 'gross_amount', 'aic_quantity', 'aic_gross_amount', 'currency', ...KINDS],
  // Columns with other names are accepted, because GitHub adds columns from time to time.
  refusesOthers: false,
} as const;

/** A row whose day depends on the order of the numbers in the file's dates. */
interface Pending {
  readonly record: Omit<PersonDay, 'day'>;
  readonly days: WrittenDay;
  readonly kind: string;
  readonly place: UsagePlace;
}

/** Reads GitHub's reports of billing and of AI usage: what a person used on a day, before the part that seats include is deducted. */
export class BillingRecords {
  readonly #people: People;
  readonly #records: PersonDays;
  /** Problems of whole files. */
  readonly #problems: RecordProblems;
  /** Problems of single rows. */
  readonly #unreadable: RecordProblems;
  /** By file, because a spreadsheet writes all dates of a file in one order. */
  readonly #pending = new Map<string, Pending[]>();

  constructor(people: People, records: PersonDays, problems: RecordProblems) {
    this.#people = people;
    this.#records = records;
    this.#problems = problems;
    this.#unreadable = problems.into(records.unreadable);
  }

  /** The reader of the rows of a file, by its first line. */
  open(heading: readonly string[], file: string): TakeCells {
    if (!columnNames(heading).includes('username'))
      throw new UsageError({ reason: 'usage-totals-only', file, period: 'summary' });
    const row = cellsOf<Column>(heading, COLUMNS, file);
    if (!row.has('unit_type') && !row.has('sku'))
      throw new UsageError({ reason: 'usage-missing-column', file, field: 'unit_type' });
    return (cells, place) => {
      if (row.moveTo(cells, place, this.#problems.all)) this.#take(row, place);
    };
  }

  /** Adds the rows whose day was not known yet. */
  finish(): void {
    for (const rows of this.#pending.values()) {
      const order = this.#orderOf(rows);
      if (order === null) continue;
      for (const { record, days, kind, place } of rows) {
        const day = this.#unreadable.day(dayText(days[order] ?? NaN), 'date', place);
        if (day !== null) this.#records.add({ ...record, day }, kind, place);
      }
    }
    this.#pending.clear();
  }

  #take(row: Cells<Column>, place: UsagePlace): void {
    if (row.has('product') && row.text('product').toLowerCase() !== 'copilot') return;
    const unit = unitOf(row.text('unit_type'), row.text('sku'));
    if (unit === null) return this.#records.leaveOut();
    const day = this.#dayOf(row.text('date'), place);
    if (day === null) return;
    const record = this.#recordOf(row, unit, place);
    if (record === null) return;
    const kind = [unit, (record.micros ?? 0) < 0, ...KINDS.map((column) => row.text(column))].join('\0');
    if (typeof day === 'number') return this.#records.add({ ...record, day }, kind, place);
    const rows = this.#pending.get(place.file) ?? [];
    this.#pending.set(place.file, rows);
    rows.push({ record, days: day, kind, place });
  }

  /** The day of a row, or the days that it can mean; null after adding the problem that there is none. */
  #dayOf(text: string, place: UsagePlace): number | WrittenDay | null {
    const written = writtenDay(text);
    if (typeof written === 'string') return this.#unreadable.day(written, 'date', place);
    const days = [written['month-first'], written['day-first']].filter((day) => day !== null);
    if (days.some((day) => this.#problems.isPast(day))) return written;
    return this.#unreadable.day(days.map(dayText)[0], 'date', place);
  }

  #recordOf(row: Cells<Column>, unit: BillingUnit, place: UsagePlace): Omit<PersonDay, 'day'> | null {
    const name = row.text('username');
    const person = name === '' ? NO_PERSON : this.#people.numberOf(name);
    if (person === null) return this.#unreadable.value(place, 'username', 'name');
    const spent = spentIn((column) => row.text(column), unit, this.#unreadable, place);
    if (
      spent === null ||
      (spent.micros !== null && !this.#records.takeCurrency(spent.currency, 'currency', place, this.#unreadable))
    )
      return null;
    return { person, isActive: person !== NO_PERSON && spent.isUse, micros: spent.micros };
  }

  /** The only possible order of a file's dates, or any if all orders mean the same days; null after adding the problem. */
  #orderOf(rows: readonly Pending[]): DayOrder | null {
    const [first] = rows;
    if (first === undefined) return null;
    const isPossible = (order: DayOrder) =>
      rows.every(({ days }) => days[order] !== null && this.#problems.isPast(days[order]));
    const [one, other] = (['month-first', 'day-first'] as const).filter(isPossible);
    if (one === undefined) return this.#problems.value(first.place, 'date', 'day');
    const unclear = other === undefined ? undefined : rows.find(({ days }) => days[one] !== days[other]);
    if (other === undefined || unclear === undefined) return one;
    const days = [dayText(unclear.days[one] ?? 0), dayText(unclear.days[other] ?? 0)] as const;
    this.#problems.all.add({ reason: 'usage-date-order', place: unclear.place, days });
    return null;
  }
}
