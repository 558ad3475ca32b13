import { MAX_LISTED_PROBLEMS, type Problems, quoted } from './Problems.ts';
import type { TicketColumn } from './table/ColumnMapping.ts';

/** Two dates of a ticket in an order that is impossible. */
export type ImpossibleOrder =
  | 'done-before-created'
  | 'started-before-created'
  | 'done-before-started'
  | 'changed-before-created';

/** Part of the tickets that may have them: they are left out. With more, the columns are probably wrong. */
const MAX_SHARE = 0.01;

const ORDERS = {
  'done-before-created': { what: 'is done before it was created', swapped: ['created', 'done'] },
  'started-before-created': { what: 'is started before it was created', swapped: ['created', 'started'] },
  'done-before-started': { what: 'is done before it is started', swapped: ['started', 'done'] },
  'changed-before-created': { what: 'has changes from before it was created', swapped: ['created', 'at'] },
} as const satisfies Readonly<
  Record<ImpossibleOrder, { what: string; swapped: readonly [TicketColumn, TicketColumn] }>
>;

/** Counts tickets with dates in an impossible order. */
export class ImpossibleOrders {
  readonly #listed: { readonly line: number | null; readonly message: string }[] = [];
  readonly #counts = new Map<ImpossibleOrder, number>();
  #count = 0;

  add(order: ImpossibleOrder, key: string, line: number | null): void {
    this.#count += 1;
    this.#counts.set(order, (this.#counts.get(order) ?? 0) + 1);
    if (this.#listed.length < MAX_LISTED_PROBLEMS)
      this.#listed.push({ line, message: `${quoted(key)} ${ORDERS[order].what}.` });
  }

  get count(): number {
    return this.#count;
  }

  /**
   * Adds the problems if there are too many for mistakes in single tickets.
   * @param nameOf names a column that may be swapped with another; null if there are no columns
   */
  report(tickets: number, nameOf: ((column: TicketColumn) => string) | null, problems: Problems): void {
    const [most] = [...this.#counts].toSorted(([, a], [, b]) => b - a);
    if (most === undefined || this.#count <= MAX_SHARE * tickets) return;
    const [first, second] = ORDERS[most[0]].swapped;
    const guess = nameOf === null ? '' : ` Are ${nameOf(first)} and ${nameOf(second)} swapped?`;
    problems.add(
      null,
      `${this.#count} of ${tickets} tickets, more than 1%, have dates in an impossible order.${guess}`,
    );
    for (const { line, message } of this.#listed) problems.add(line, message);
  }
}
