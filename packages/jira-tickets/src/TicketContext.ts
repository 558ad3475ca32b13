import type { SizeField } from './sizeField.ts';
import type { Statuses } from './statuses.ts';

/** What the issues of a project are read with. */
export interface TicketContext {
  readonly statuses: Statuses;
  readonly size: SizeField;
}
