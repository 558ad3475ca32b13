import type { CalendarDate, Report } from '@roi-insight/contracts';
import { foundComparison } from '../comparison/comparedWith.ts';
import type { Formats } from '../format/index.ts';

/** The foot of each page of a report: the method, the day and the version of the measurement. */
export function reportFoot(formats: Formats, report: Report, day: CalendarDate): string {
  const method =
    report.organization !== undefined
      ? 'Teams compared with each other by their starts.'
      : foundComparison(report) === null
        ? 'Before/after comparison, no control group.'
        : 'Before/after, compared with other teams.';
  const { provenance } = report;
  const version = provenance === undefined ? '' : ` Measurement version ${provenance.version}.`;
  return `${method} Report date: ${formats.day(day)}.${version}`;
}
