import type { PeopleCount, Report } from '@roi-insight/contracts';
import { peopleRange } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import { peopleText } from './peopleText.ts';

/** How many people used the assistant in the busiest week since adoption; null if one source does not count them. @example 'up to 17 people a week' */
export function mostPeopleText(formats: Formats, { usage, summary_metrics: summary }: Report): string | null {
  const [source, ...others] = usage?.teams[0]?.sources ?? [];
  if (source === undefined || others.length > 0 || source.activeBasis === 'busiest-day') return null;
  const counts = source.weeks.flatMap((week): PeopleCount[] =>
    week.coverage === 'reported' && week.weekStart >= summary.claude_adoption_date ? [week.active] : [],
  );
  const [most] = counts.toSorted((a, b) => peopleRange(b).high - peopleRange(a).high);
  return most === undefined ? null : `up to ${peopleText(formats, most)} people a week`;
}
