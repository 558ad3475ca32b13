import type { UsagePlace } from '@roi-insight/contracts';
import { type Cells, cellsOf, columnNames } from '../csv/Cells.ts';
import type { TakeCells } from '../csv/csvRows.ts';
import { WrittenDays } from '../dates/WrittenDays.ts';
import type { People } from '../people/People.ts';
import { NO_PERSON, type PersonDay, type PersonDays } from '../people/PersonDays.ts';
import { UsageError } from '../Problems.ts';
import type { RecordProblems } from '../RecordProblems.ts';
import { spentIn, type SpendColumn } from './spentIn.ts';
import { type BillingUnit, unitOf } from './unitOf.ts';

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

/** A row without its day, and the text that distinguishes it from other rows of the person on that day. */
interface Row {
  readonly record: Omit<PersonDay, 'day'>;
  readonly kind: string;
}

/** Reads GitHub's reports of billing and of AI usage: what a person used on a day, before the part that seats include is deducted. */
export class BillingRecords {
  readonly #people: People;
  readonly #records: PersonDays;
  /** Problems of whole files. */
  readonly #problems: RecordProblems;
  /** Problems of single rows. */
  readonly #unreadable: RecordProblems;
  readonly #days: WrittenDays<Row>;

  constructor(people: People, records: PersonDays, problems: RecordProblems) {
    this.#people = people;
    this.#records = records;
    this.#problems = problems;
    this.#unreadable = problems.into(records.unreadable);
    this.#days = new WrittenDays(problems, this.#unreadable, ({ record, kind }, day, place) =>
      records.add({ ...record, day }, kind, place),
    );
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
    this.#days.finish();
  }

  #take(row: Cells<Column>, place: UsagePlace): void {
    if (row.has('product') && row.text('product').toLowerCase() !== 'copilot') return;
    const unit = unitOf(row.text('unit_type'), row.text('sku'));
    if (unit === null) return this.#records.leaveOut();
    const day = this.#days.read(row.text('date'), place);
    if (day === null) return;
    const record = this.#recordOf(row, unit, place);
    if (record === null) return;
    const kind = [unit, (record.micros ?? 0) < 0, ...KINDS.map((column) => row.text(column))].join('\0');
    this.#days.add({ record, kind }, day, place);
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
}
