import { type Formats, wholeSaving } from '../format/index.ts';
import { courseSummary } from './courseSummary.ts';
import type { QuarterCourse } from './quarterCourse.ts';

/** What became of the effect, with the first quarter to compare with. */
export function courseLead(formats: Formats, course: QuarterCourse): string {
  const { claim, quoted } = course.first;
  const first =
    claim === 'no-detectable-change' ? 'no measurable change' : `${wholeSaving(formats, quoted)} per ticket`;
  return `${courseSummary(formats, course)}. The first quarter showed ${first}.`;
}
