import type { Report } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';
import { courseRowText } from './courseRowText.ts';
import { quarterCourse } from './quarterCourse.ts';

/**
 * The later course of the effect, as a sentence beside the verdict; null in the first quarter after adoption.
 * @example 'Saving still there after 12 months: 24% less time.'
 */
export function courseText(formats: Formats, report: Report): string | null {
  const course = quarterCourse(report);
  return course === null ? null : `${courseRowText(formats, course)}.`;
}
