import type { CalendarDate } from '@roi-insight/contracts';
import { formatISO } from 'date-fns';

/** The day of a moment in the reader's time zone. */
export const toCalendarDate = (moment: Date): CalendarDate => formatISO(moment, { representation: 'date' });
