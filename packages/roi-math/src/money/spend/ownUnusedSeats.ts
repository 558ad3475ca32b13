import type { Economics, Report } from '@roi-insight/contracts';
import { unusedSeats, type UnusedSeats } from '../../usage/unusedSeats.ts';
import { ownUsage } from './ownUsage.ts';
import { seatPrice, type SeatPrice } from './seatPrice.ts';

/** The unused seats of a project, and the price of a seat; null if the price is unknown. */
export interface PricedSeats extends UnusedSeats {
  readonly price: SeatPrice | null;
}

/**
 * The seats of the report's own project that are not used, according to the first source that has seats. The seats that the reader entered count only
 * if there is a single source. If there are several, the entered seats may be those of another tool.
 */
export function ownUnusedSeats(
  report: Report,
  economics: Pick<Economics, 'seats' | 'pricePerSeatMonth' | 'spend' | 'touched'>,
): PricedSeats | null {
  const sources = ownUsage(report)?.sources ?? [];
  const entered = sources.length === 1 && economics.touched.includes('seats') ? economics.seats : null;
  for (const source of sources) {
    const found = unusedSeats(source, entered);
    if (found !== null) return { ...found, price: seatPrice(report, source, found.weeks, economics) };
  }
  return null;
}
