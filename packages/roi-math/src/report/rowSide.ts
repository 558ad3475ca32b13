import type { WeekRow } from '@roi-insight/contracts';
import type { Side } from './side.ts';

// Written out although contracts exports it as POST_PERIOD: importing that value would bring the schema library
// into the bundle of everyone who only recalculates. The type keeps the two from drifting apart in a test.
const POST = 'Post-Claude';

/** The side a row belongs to: only the exact post value is after adoption, everything else counts as before. */
export function rowSide(row: WeekRow): Side {
  return row.Period === POST ? 'post' : 'pre';
}
