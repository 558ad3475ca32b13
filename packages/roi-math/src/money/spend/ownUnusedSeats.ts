import type { Economics, Report } from '@roi-insight/contracts';
import { unusedSeats, type UnusedSeats } from '../../usage/unusedSeats.ts';
import { ownUsage } from './ownUsage.ts';

/**
 * The seats of the report's own project that are not used, by the first source that has seats. The seats that the reader
 * entered count if there is only one source: with several, they may be those of another tool.
 */
export function ownUnusedSeats(
  report: Report,
  { seats, pricePerSeatMonth, touched }: Pick<Economics, 'seats' | 'pricePerSeatMonth' | 'touched'>,
): UnusedSeats | null {
  const sources = ownUsage(report)?.sources ?? [];
  const entered = sources.length === 1 && touched.includes('seats') ? seats : null;
  return (
    sources.map((source) => unusedSeats(source, { entered, pricePerSeatMonth })).find((found) => found !== null) ?? null
  );
}
