import type { WeekRow } from '@roi-insight/contracts';
import type { Period } from '../period.ts';

// A copy of POST_PERIOD in contracts, because importing that value would add the schema library to the bundle of every page that only recalculates. A
// test compares the two values.
const POST = 'Post-Claude';

/** The period of a row. Only the exact value for the period after adoption counts as after; every other value counts as before. */
export function rowPeriod(row: WeekRow): Period {
  return row.Period === POST ? 'post' : 'pre';
}
