import { dateNumbers, inOrder, midnightOf } from '../csv/writtenDate.ts';
import { DATE_ORDERS, type DateOrder } from './ColumnMapping.ts';
import { isUsuallyLeftOut } from './isUsuallyLeftOut.ts';
import { type AmbiguousDate, MAX_VALUES, TABLE_TRACKERS, type TableColumn } from './TicketTable.ts';

/** Maximum number of listed ambiguous dates. */
const MAX_DATES = 3;

/** Maximum length of a cell with a date or a type. */
const MAX_LENGTH = 255;

/** Whether the type is left out for at least one tracker. The tracker itself is still unknown while the rows are read. */
const isLeftOutSomewhere = (type: string) =>
  [null, ...TABLE_TRACKERS].some((tracker) => isUsuallyLeftOut(type, tracker));

/** Summarizes the content of a column, in little memory. */
export class ColumnProfile {
  readonly #heading: string;
  readonly #values = new Map<string, number>();
  #unlisted = 0;
  #orders: readonly DateOrder[] | null = null;
  /** Dates that had several possible orders when they were read. */
  readonly #ambiguous = new Map<string, AmbiguousDate>();

  constructor(heading: string) {
    this.#heading = heading;
  }

  add(cell: string): void {
    const text = cell.trim();
    if (text === '') return;
    this.#count(text);
    if (text.length <= MAX_LENGTH) this.#takeDate(text);
  }

  get column(): TableColumn {
    const orders = this.#orders;
    const values = [...this.#values].map(([name, count]) => ({ name, count }));
    return {
      heading: this.#heading,
      values: values.toSorted((a, b) => b.count - a.count),
      unlisted: this.#unlisted,
      dateOrders: orders,
      ambiguousDates: orders === null || orders.length < 2 ? [] : [...this.#ambiguous.values()],
    };
  }

  #count(text: string): void {
    const count = this.#values.get(text);
    const hasRoom = this.#values.size < MAX_VALUES && text.length <= MAX_LENGTH;
    if (count !== undefined || hasRoom || isLeftOutSomewhere(text)) this.#values.set(text, (count ?? 0) + 1);
    else this.#unlisted += 1;
  }

  #takeDate(text: string): void {
    const numbers = dateNumbers(text);
    if (numbers === null) return;
    // A day in the future does not exclude an order: it may be a mistake, which is reported with its line when tickets
    // are read.
    const days = DATE_ORDERS.flatMap((order) => {
      const date = inOrder(numbers, order);
      const ms = date === null ? null : midnightOf(date);
      return ms === null ? [] : [{ order, ms }];
    });
    this.#orders = (this.#orders ?? DATE_ORDERS).filter((order) => days.some((day) => day.order === order));
    // A date such as 02/02/26 is the same day in two of the three orders.
    const isClear = days.length > 1 && new Set(days.map(({ ms }) => ms)).size === days.length;
    if (this.#ambiguous.size >= MAX_DATES || !isClear) return;
    const written = days.map(({ order, ms }) => ({ order, day: new Date(ms).toISOString().slice(0, 10) }));
    this.#ambiguous.set(text, { text, days: written });
  }
}
