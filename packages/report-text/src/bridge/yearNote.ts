import type { Report } from '@roi-insight/contracts';
import type { QuarterNet } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import { isMostlyGone, quarterCourse } from '../quarters/quarterCourse.ts';

/**
 * The quarters on which the net value of a year is based.
 * @example yearNote(formats, report, quarters) // 'Sum of 2 measured and 2 projected quarters.'
 */
export function yearNote(formats: Formats, report: Report, quarters: readonly QuarterNet[]): string {
  const count = (kind: QuarterNet['kind']) => quarters.filter((quarter) => quarter.kind === kind).length;
  const measured = count('measured');
  if (count('not-projected') > 0) {
    const course = quarterCourse(report);
    const what = course !== null && isMostlyGone(course) ? 'Most of the saving' : 'The saving';
    return `Sum of ${formats.count(measured)} measured quarters. ${what} is gone; nothing is projected.`;
  }
  const projected = count('projected');
  return projected === 0
    ? `Sum of ${formats.count(measured)} measured quarters.`
    : `Sum of ${formats.count(measured)} measured and ${formats.count(projected)} projected quarters.`;
}
