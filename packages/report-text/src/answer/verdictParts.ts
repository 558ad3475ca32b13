import type { Report } from '@roi-insight/contracts';
import { verdictShortText } from '../evidence/verdictShortText.ts';
import type { Formats } from '../format/index.ts';
import { courseShortText } from '../quarters/courseShortText.ts';
import { quarterCourse } from '../quarters/quarterCourse.ts';
import { uncapitalized } from '../uncapitalized.ts';

/**
 * The verdict in a few words, and the course of the effect after the first quarter.
 * @example verdictParts(formats, report) // ['First quarter: 33% less time per ticket', 'saving still there after 12
 * months']
 */
export function verdictParts(formats: Formats, report: Report): readonly string[] {
  const verdict = verdictShortText(formats, report);
  const course = quarterCourse(report);
  return course === null
    ? [verdict]
    : report.evidence?.method === 'organization'
      ? [verdict, courseShortText(formats, course)]
      : [`First quarter: ${uncapitalized(verdict)}`, courseShortText(formats, course)];
}
