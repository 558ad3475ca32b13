import type { Provenance } from '@roi-insight/contracts';
import type { Fact } from '../Fact.ts';
import { bidiIsolate, type Formats } from '../format/index.ts';

/** Maximum number of names in a list; the others are counted. */
const MAX_NAMES = 12;

/** Facts about tickets that were read but are uncertain; [] if there are none. */
export function readingFacts(
  formats: Formats,
  { tracker, incomplete_histories: incomplete = 0, unclear_statuses: unclear = [] }: Provenance,
): readonly Fact[] {
  const why =
    tracker === 'file'
      ? 'status changes have gaps, don’t lead to the current status, or have an unclear order within one moment'
      : 'status changes have gaps or don’t lead to the current status';
  return [
    ...(incomplete === 0
      ? []
      : [
          {
            name: 'Incomplete histories',
            value: `${formats.counted(incomplete, 'ticket')}: ${why}. Some may be missing, so hours may be wrong.`,
          },
        ]),
    ...(unclear.length === 0
      ? []
      : [
          {
            name: 'Unclear statuses',
            value: `${namesText(formats, unclear)}. Jira doesn’t list them, or its tickets contradict its list. Hours may lack time spent in them.`,
          },
        ]),
  ];
}

function namesText(formats: Formats, statuses: NonNullable<Provenance['unclear_statuses']>): string {
  const names = statuses
    .slice(0, MAX_NAMES)
    .map(({ name, tickets }) => `“${bidiIsolate(name)}” (${formats.counted(tickets, 'ticket')})`);
  const more = statuses.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${formats.count(more)} more` : names.join(', ');
}
