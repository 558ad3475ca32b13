import { number } from 'yup';

/** Schema of a finite number: neither NaN nor ±Infinity passes. */
export const finite = () =>
  number().test(
    'finite',
    '${path} must be a finite number',
    (value) => value === undefined || value === null || Number.isFinite(value),
  );

/** Maximum number of hours: far more than all tickets of a report take, and small enough for exact calculation. */
const MAX_TOTAL_HOURS = 1e12;

/** Schema of the hours of all tickets together, measured or saved. */
export const totalHours = () => finite().min(-MAX_TOTAL_HOURS).max(MAX_TOTAL_HOURS);

/** Schema of a count: a whole number of at least 0. */
export const count = () => finite().integer().min(0);
