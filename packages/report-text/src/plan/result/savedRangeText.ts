import type { PlanRead } from '@roi-insight/roi-math';
import { type Formats, wholeRange, wholeSaving } from '../../format/index.ts';

/**
 * The interval of a plan in words. If an end was not found, the text leaves it open.
 * @example savedRangeText(formats, { low: 18.2, high: 35 }) // '18% to 35% less time'
 * @example savedRangeText(formats, { low: 18.2, high: null }) // 'at least 18% less time'
 */
export function savedRangeText(formats: Formats, { low, high }: PlanRead['interval']): string {
  if (low !== null && high !== null) return wholeRange(formats, [low, high]);
  if (low !== null) return `at ${low < 0 ? 'most' : 'least'} ${wholeSaving(formats, low)}`;
  if (high !== null) return `at ${high < 0 ? 'least' : 'most'} ${wholeSaving(formats, high)}`;
  return 'any change';
}
