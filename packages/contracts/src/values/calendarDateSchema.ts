import { string } from 'yup';
import { isCalendarDate } from './calendarDate.ts';

export const calendarDate = () =>
  string()
    .typeError('${path} must be a date like 2025-08-25')
    .test(
      'calendar-date',
      '${path} must be a date like 2025-08-25',
      (text) => text === undefined || text === null || isCalendarDate(text),
    );
