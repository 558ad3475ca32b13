import type { Report } from '@roi-insight/contracts';
import { prose } from '../document/blocks.ts';
import type { Section } from '../document/ReportDocument.ts';
import type { Formats } from '../format/index.ts';
import { funnelRows } from '../methodology/methodRows.ts';
import { sectionTitles } from '../sectionTitles.ts';

/** How many tickets were found, left out for each reason, and measured. */
export const ticketsUsedSection = (
  formats: Formats,
  { provenance, evidence }: Pick<Report, 'provenance' | 'evidence'>,
): Section<'tickets-used'> => ({
  id: 'tickets-used',
  title: sectionTitles['tickets-used'],
  blocks: [
    provenance === undefined
      ? prose('This report does not say which tickets it excluded.')
      : {
          kind: 'table',
          columns: [
            { title: 'Step', share: 0.7 },
            { title: 'Tickets', share: 0.3, align: 'right' },
          ],
          // The second row contains the tickets that were used.
          rows: funnelRows(formats, provenance, evidence).map((cells, index) => ({ cells, strong: index === 1 })),
        },
  ],
});
