import type { SizeField } from './sizeField.ts';
import type { Statuses } from './statuses.ts';

/** The data that the issues of a project are parsed with. */
export interface TicketContext {
  readonly statuses: Statuses;
  readonly size: SizeField;
}
