import type { Economics, Report } from '@roi-insight/contracts';
import { usageSeats } from './usageSeats.ts';

/** The inputs of a report's net value: the seats are those of its usage until the reader enters them. */
export function withUsageSeats(report: Report, economics: Economics): Economics {
  const seats = economics.touched.includes('seats') ? null : usageSeats(report);
  return seats === null ? economics : { ...economics, seats };
}
