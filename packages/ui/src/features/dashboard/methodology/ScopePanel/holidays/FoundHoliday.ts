import type { CalendarDate } from '@roi-insight/contracts';

/** A day of a calendar file that can be a holiday. */
export interface FoundHoliday {
  readonly day: CalendarDate;
  /** The event's title; empty if it has none. */
  readonly name: string;
  /** Whether the file marks the day as something else: an observance, private, out of office, with participants, or tentative. */
  readonly isDoubtful: boolean;
}
