import { dateNumbers, inOrder, midnightOf } from '../csv/writtenDate.ts';
import { impossibleInstant } from '../dateBounds.ts';
import { DATE_ORDERS, type DateOrder } from './ColumnMapping.ts';
import { type AmbiguousDate, MAX_VALUES, type TableColumn } from './TicketTable.ts';

/** Maximum number of listed ambiguous dates. */
const MAX_DATES = 3;

/** A longer cell contains neither a date nor a type. */
const MAX_LENGTH = 255;

/** Collects what is in a column, in little memory. */
export class ColumnProfile {
  readonly #heading: string;
  readonly #nowMs: number;
  #values: Map<string, number> | null = new Map();
  #orders: readonly DateOrder[] | null = null;
  /** Dates with several possible orders at the time they were read. */
  readonly #ambiguous = new Map<string, AmbiguousDate>();

  /** @param nowMs the present: later dates are impossible */
  constructor(heading: string, nowMs: number) {
    this.#heading = heading;
    this.#nowMs = nowMs;
  }

  add(cell: string): void {
    const text = cell.trim();
    if (text === '') return;
    if (text.length > MAX_LENGTH) {
      this.#values = null;
      return;
    }
    this.#count(text);
    this.#takeDate(text);
  }

  get column(): TableColumn {
    const orders = this.#orders;
    const values = this.#values === null ? null : [...this.#values].map(([name, count]) => ({ name, count }));
    return {
      heading: this.#heading,
      values: values?.toSorted((a, b) => b.count - a.count) ?? null,
      dateOrders: orders,
      ambiguousDates: orders === null || orders.length < 2 ? [] : [...this.#ambiguous.values()],
    };
  }

  #count(text: string): void {
    if (this.#values === null) return;
    this.#values.set(text, (this.#values.get(text) ?? 0) + 1);
    if (this.#values.size > MAX_VALUES) this.#values = null;
  }

  #takeDate(text: string): void {
    const numbers = dateNumbers(text);
    if (numbers === null) return;
    const days = DATE_ORDERS.flatMap((order) => {
      const date = inOrder(numbers, order);
      const ms = date === null ? null : midnightOf(date);
      return ms === null || impossibleInstant(ms, this.#nowMs) !== null ? [] : [{ order, ms }];
    });
    this.#orders = (this.#orders ?? DATE_ORDERS).filter((order) => days.some((day) => day.order === order));
    if (this.#ambiguous.size >= MAX_DATES || new Set(days.map(({ ms }) => ms)).size < 2) return;
    const written = days.map(({ order, ms }) => ({ order, day: new Date(ms).toISOString().slice(0, 10) }));
    this.#ambiguous.set(text, { text, days: written });
  }
}
