import type { Economics, Report } from '@roi-insight/contracts';
import { ownUnusedSeats } from '@roi-insight/roi-math';
import type { Fact } from '../Fact.ts';
import type { Formats } from '../format/index.ts';
import { whenUsed } from '../periods/whenUsed.ts';

const NAME = 'Unused seats';

/**
 * The project's seats that are not used, and their cost if it is known. Null if there is no usage, or if the usage has no seats.
 * @example '14 of 40 seats unused in the last quarter: $280 a month at $20 assumed per seat'
 */
export function unusedSeatsFact(formats: Formats, report: Report, economics: Economics): Fact | null {
  const found = ownUnusedSeats(report, economics);
  if (found === null) return null;
  const { seats, unused, weeks, isQuarter, days, price } = found;
  const range = (shown: (count: number) => string) =>
    unused.low === unused.high ? shown(unused.low) : `${shown(unused.low)} to ${shown(unused.high)}`;
  const of = `${formats.count(seats)} ${seats === 1 ? 'seat' : 'seats'}`;
  const length = isQuarter ? 'quarter' : formats.counted(weeks.length, 'week');
  const when = whenUsed(formats, report, days, length);
  const text = `${range(formats.count)} of ${of} unused ${when}`;
  if (price === null) return { name: NAME, value: text };
  const cost = range((count) => formats.money(count * price.perMonth));
  const at = price.kind === 'entered' ? '' : ` at ${formats.money(price.perMonth)} ${price.kind} per seat`;
  return { name: NAME, value: `${text}: ${cost} a month${at}` };
}
