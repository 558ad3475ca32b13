import type { SizeField } from './sizeField.ts';
import type { Statuses } from './statuses.ts';

/** The data that are needed to parse the issues of a project. */
export interface TicketContext {
  readonly statuses: Statuses;
  readonly size: SizeField;
}
