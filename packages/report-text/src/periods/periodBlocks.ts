import type { Report } from '@roi-insight/contracts';
import type { Block } from '../document/Block.ts';
import { note, rowsOf } from '../document/blocks.ts';
import type { Formats } from '../format/index.ts';
import { missingReason, periodRows } from './periodRows.ts';

/** The table that compares both periods, and the reason for a missing value. */
export function periodBlocks(formats: Formats, report: Report, assistant: string): readonly Block[] {
  const reason = missingReason(formats, report);
  return [
    {
      kind: 'table',
      dense: true,
      columns: [
        { title: 'Measure', share: 0.4 },
        { title: `Pre-${assistant}`, share: 0.2, align: 'right' },
        { title: `Post-${assistant}`, share: 0.2, align: 'right' },
        { title: 'Change', share: 0.2, align: 'right' },
      ],
      rows: rowsOf(periodRows(formats, report)),
    },
    ...(reason === null ? [] : [note(reason)]),
  ];
}
