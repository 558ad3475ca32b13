import type { Report } from '@roi-insight/contracts';
import { foundComparison } from '../comparison/comparedWith.ts';
import { type Formats, wholeSaving } from '../format/index.ts';
import type { QuarterCourse } from './quarterCourse.ts';

/** The result of the first quarter, and what the later quarters are measured against. */
export function firstQuarterText(formats: Formats, report: Report, { first }: QuarterCourse): string {
  const showed =
    first.claim === 'no-detectable-change'
      ? 'no measurable change'
      : `${wholeSaving(formats, first.quoted)} per ticket`;
  const against =
    report.organization !== undefined
      ? 'teams that had not started yet'
      : foundComparison(report) === null
        ? 'the same time before adoption'
        : 'the same teams';
  return `The first quarter showed ${showed}. Later quarters are measured against ${against}.`;
}
