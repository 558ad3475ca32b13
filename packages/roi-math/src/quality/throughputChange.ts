import type { CalendarDate } from '@roi-insight/contracts';
import type { Change } from '../evidence/change.ts';
import { countChange } from './countChange.ts';
import { countWeeks } from './countWeeks.ts';
import { percentChange } from './percentChange.ts';
import type { QualityWeeks } from './qualityWeeks.ts';

/**
 * The change of completed tickets a week in percent with its 95 % interval, against the continued trend, like that of bugs; null with too few weeks. No
 * bug need be known.
 */
export function throughputChange(weeks: Pick<QualityWeeks, 'weeks'>, adoption: CalendarDate): Change | null {
  const { change } = countChange({ weeks: countWeeks(weeks, adoption, 'completed'), per: null });
  return change && percentChange(change);
}
