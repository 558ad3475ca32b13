import type { Economics } from '@roi-insight/contracts';

/** 25 seats at $20 per month; half of the freed time becomes output. Nothing is entered yet. */
export const defaultEconomics: Economics = {
  seats: 25,
  pricePerSeatMonth: 20,
  realisationRate: 0.5,
  spend: [],
  touched: [],
  enteredEngineerCost: null,
};

/** @throws {RangeError} if seats or price are negative or not finite, or the rate is not within 0–1 */
export function checkEconomics({ seats, pricePerSeatMonth, realisationRate }: Economics): void {
  if (!(Number.isFinite(seats) && seats >= 0)) throw new RangeError('Seats must be a number of at least 0.');
  if (!(Number.isFinite(pricePerSeatMonth) && pricePerSeatMonth >= 0)) {
    throw new RangeError('The price per seat must be a number of at least 0.');
  }
  if (!(realisationRate >= 0 && realisationRate <= 1)) {
    throw new RangeError('The realization rate must be between 0 and 1.');
  }
}
