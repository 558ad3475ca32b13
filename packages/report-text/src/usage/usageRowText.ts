import type { Report } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';
import { peopleOf, usageShareText } from './usageShareText.ts';

/** @example '62% of the team used it in the last quarter' */
export function usageRowText(formats: Formats, report: Report): string {
  const sources = report.usage?.teams[0]?.sources ?? [];
  if (sources.length === 0)
    return report.organization === undefined ? 'No usage of this project' : 'No usage of these teams';
  const share = sources.map((source) => usageShareText(formats, report, source)).find((found) => found !== null);
  if (share === undefined) return 'The size of the team is not known';
  const { range, of, when } = share;
  return of === 'people'
    ? `${range} of ${peopleOf(report)} used it ${when}`
    : `${range} of the seats were used ${when}`;
}
