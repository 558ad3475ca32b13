import type { UnusedSeats } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';

/** @example '14 of 40 seats unused in the last 4 weeks: $280 a month' */
export function unusedSeatsText(formats: Formats, { seats, unused, weeks, cost }: UnusedSeats): string {
  const range = (low: string, high: string) => (low === high ? low : `${low} to ${high}`);
  const count = range(formats.count(unused.low), formats.count(unused.high));
  const money = range(formats.money(cost.low), formats.money(cost.high));
  const of = `${formats.count(seats)} ${seats === 1 ? 'seat' : 'seats'}`;
  return `${count} of ${of} unused in the last ${formats.counted(weeks, 'week')}: ${money} a month`;
}
