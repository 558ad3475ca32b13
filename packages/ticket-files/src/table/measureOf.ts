import type { Measure } from '@roi-insight/contracts';
import type { ColumnMapping } from './ColumnMapping.ts';

/**
 * What a table can be measured by: `active`, if it says when work began; otherwise `elapsed`, from creation to
 * completion, which is an observation and gives no verdict. With too few dates of start, the analysis uses `elapsed` too.
 */
export function measureOf({ headings }: Pick<ColumnMapping, 'headings'>): Measure {
  return headings.started !== undefined || headings.status !== undefined ? 'active' : 'elapsed';
}
