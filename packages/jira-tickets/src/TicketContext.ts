import type { SizeField } from './sizeField.ts';
import type { Statuses } from './statuses.ts';

/** The data that are needed to parse the issues of a project. */
export interface TicketContext {
  readonly statuses: Statuses;
  readonly size: SizeField;
  /** Converts a wall-clock time without an offset to an instant. Absent: such a time is invalid. */
  readonly instantOf?: (wall: number) => number;
}
