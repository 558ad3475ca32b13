import type { Formats } from '../format/index.ts';
import type { WeeklyAverage } from './weeklyMeasure.ts';

/** 'after', or 'in the first 13 weeks after' if the chart shows later weeks. */
export function afterAdoption(formats: Formats, { ofFirst }: WeeklyAverage): string {
  return ofFirst === null ? 'after' : `in the first ${formats.counted(ofFirst, 'week')} after`;
}
