import { MAX_SEAT_PRICE } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';

/** The problems of an assumption. The cost has no message. */
export const assumptionProblems = {
  seats: 'Enter the number of seats, a whole number of at least 1.',
  price: ({ count }: Formats) => `Enter a price from 0 to ${count(MAX_SEAT_PRICE)}.`,
  realization: 'Enter a percentage from 0 to 100.',
} as const;
