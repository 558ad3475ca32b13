import { number } from 'yup';

/** Schema of a finite number: neither NaN nor ±Infinity passes. */
export const finite = () =>
  number().test(
    'finite',
    '${path} must be a finite number',
    (value) => value === undefined || value === null || Number.isFinite(value),
  );

/** Schema of a count: a whole number of at least 0. */
export const count = () => finite().integer().min(0);
