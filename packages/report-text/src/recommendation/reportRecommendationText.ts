import type { Economics, Report } from '@roi-insight/contracts';
import { type PricedSeats, type Recommendation, recommendation } from '@roi-insight/roi-math';
import { capitalized } from '../capitalized.ts';
import type { Formats } from '../format/index.ts';
import { courseShortText } from '../quarters/courseShortText.ts';
import { quarterCourse } from '../quarters/quarterCourse.ts';

/** What the reader can do next, in a sentence; null if the report recommends nothing. */
export function reportRecommendationText(
  formats: Formats,
  report: Report,
  economics: Economics,
  unused: PricedSeats | null,
): string | null {
  const found = recommendation(report, economics, unused);
  if (found === null) return null;
  switch (found.kind) {
    case 'fewer-seats':
      return fewerSeats(formats, found);
    case 'renegotiate':
      return 'The licenses cost more than the measured time can have saved: pause or renegotiate them before the renewal.';
    case 'ask-again': {
      const { after, percent } = found;
      const then =
        percent === null
          ? 'there could then be enough data for a verdict'
          : `a saving of ${formats.typedPercent(percent)} could then be seen`;
      return `Ask again after ${formats.day(after)}: ${then}.`;
    }
    case 'find-change': {
      const course = quarterCourse(report);
      return course && `${capitalized(courseShortText(formats, course))}: find out what changed before you renew.`;
    }
    case 'check-bugs':
      return 'Look at the new bugs first: quality is worse.';
    case 'compare':
      return 'Compare with teams that have not started, to raise the grade.';
    case 'draw-order':
      return 'Plan the next teams in a drawn order, which can show the cause.';
  }
}

type FewerSeats = Extract<Recommendation, { kind: 'fewer-seats' }>;

function fewerSeats(formats: Formats, { seats, unused, isLeast, dollarsPerYear }: FewerSeats): string {
  const all = `${formats.count(seats)} seats`;
  const use =
    unused === seats
      ? `None of ${all} was used in the last quarter: cancel them`
      : `${isLeast ? 'At least ' : ''}${formats.count(unused)} of ${all} were not used in the last quarter: keep ${formats.count(seats - unused)}`;
  return `${use} and save ${isLeast ? 'at least ' : ''}${formats.money(dollarsPerYear)} a year.`;
}
