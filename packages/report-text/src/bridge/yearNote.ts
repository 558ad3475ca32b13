import type { Report } from '@roi-insight/contracts';
import type { QuarterNet } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import { isMostlyGone, quarterCourse } from '../quarters/quarterCourse.ts';

/**
 * What the net value of a year rests on.
 * @example yearNote(formats, report, quarters) // '2 quarters measured, 2 projected.'
 */
export function yearNote(formats: Formats, report: Report, quarters: readonly QuarterNet[]): string {
  const count = (kind: QuarterNet['kind']) => quarters.filter((quarter) => quarter.kind === kind).length;
  const measured = `${formats.counted(count('measured'), 'quarter')} measured`;
  if (count('not-projected') > 0) {
    const course = quarterCourse(report);
    const what = course !== null && isMostlyGone(course) ? 'Most of the saving' : 'The saving';
    return `${measured}. ${what} is gone; nothing is projected.`;
  }
  const projected = count('projected');
  return projected === 0 ? `${measured}.` : `${measured}, ${formats.count(projected)} projected.`;
}
