import { MAX_RANGE_WIDTH } from '../../constants.ts';
import type { Range } from '../range.ts';

/** Whether an interval in percent is so wide that its high end has no meaning in dollars. */
export function isTooWide({ low, high }: Range): boolean {
  return high - low > MAX_RANGE_WIDTH;
}
