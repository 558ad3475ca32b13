import type { Report } from '@roi-insight/contracts';
import { prose, rowsOf } from '../document/blocks.ts';
import type { Section } from '../document/ReportDocument.ts';
import type { Formats } from '../format/index.ts';
import { weekHead } from '../organization/weekName.ts';
import { weekRows } from '../periods/weekRows.ts';

/** A row for every week of the charts. */
export function weeklyFiguresSection(formats: Formats, report: Report): Section<'weekly-figures'> {
  const rows = weekRows(formats, report);
  return {
    id: 'weekly-figures',
    title: 'Weekly figures',
    blocks: [
      rows.length === 0
        ? prose('This report has no weekly figures.')
        : {
            kind: 'table',
            dense: true,
            columns: [
              { title: weekHead(report), share: 0.3 },
              { title: 'Period', share: 0.2 },
              { title: 'Tickets closed', share: 0.25, align: 'right' },
              { title: 'Average hours per ticket', share: 0.25, align: 'right' },
            ],
            rows: rowsOf(rows),
          },
    ],
  };
}
