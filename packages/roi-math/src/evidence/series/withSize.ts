import type { Weeks } from '../../measure/weeks.ts';
import type { Share } from '../../stats/sharesDiffer.ts';
import type { SeriesTicket } from './seriesTickets.ts';

export function withSize(weeks: Weeks<SeriesTicket>): Share {
  let [count, of] = [0, 0];
  for (const { items } of weeks) {
    of += items.length;
    for (const { logSize } of items) if (logSize !== null) count += 1;
  }
  return { count, of };
}
