import type { ImpossibleOrder } from '@roi-insight/contracts';
import { isTooMany } from '@roi-insight/jira-tickets';
import { excerpt } from './excerpt.ts';
import { Problems } from './Problems.ts';
import type { TicketColumn } from './table/ColumnMapping.ts';

/** The columns that are probably swapped. */
const SWAPPED: Readonly<Record<ImpossibleOrder, readonly [TicketColumn, TicketColumn]>> = {
  'done-before-created': ['created', 'done'],
  'started-before-created': ['created', 'started'],
  'done-before-started': ['started', 'done'],
  'changed-before-created': ['created', 'at'],
};

/** Counts tickets with dates in an impossible order. They are left out. If they are too many, the columns are probably wrong. */
export class ImpossibleOrders {
  readonly problems = new Problems();
  readonly #counts = new Map<ImpossibleOrder, number>();

  add(order: ImpossibleOrder, key: string, line: number | null): void {
    this.#counts.set(order, (this.#counts.get(order) ?? 0) + 1);
    this.problems.add(line, { kind: 'impossible-order', id: excerpt(key), order });
  }

  get count(): number {
    return this.problems.count;
  }

  /**
   * Adds the problems if there are too many to be mistakes in single tickets.
   * @param nameOf names a column that may be swapped with another; null if there are no columns
   */
  report(tickets: number, nameOf: ((column: TicketColumn) => string) | null, problems: Problems): void {
    const [most] = [...this.#counts].toSorted(([, a], [, b]) => b - a);
    if (most === undefined || !isTooMany(this.count, tickets)) return;
    const [first, second] = SWAPPED[most[0]];
    const swapped = nameOf === null ? null : ([nameOf(first), nameOf(second)] as const);
    problems.add(null, { kind: 'impossible-orders', count: this.count, tickets, swapped });
    for (const { line, problem } of this.problems.listed) problems.add(line, problem);
  }
}
