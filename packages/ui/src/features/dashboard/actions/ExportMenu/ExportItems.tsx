import type { DataFileKind, ExportKind } from '@roi-insight/report-text';
import { Menu } from '../../../../primitives/Menu/Menu.tsx';

interface ExportItemsProps {
  readonly available: readonly DataFileKind[];
  readonly onExport: (kind: ExportKind) => void;
}

/** Offered only for reports with per-ticket data, with other teams, of later quarters, or with usage. */
const OPTIONAL_FILES = [
  { kind: 'tickets-csv', label: 'Per-ticket CSV', note: 'Keys and measured hours, no titles or people' },
  { kind: 'teams-csv', label: 'Teams CSV', note: 'Each team’s part in the comparison, or why it was excluded' },
  { kind: 'event-time-csv', label: 'Event-time CSV', note: 'The effect by week since adoption' },
  { kind: 'quarters-csv', label: 'Quarters CSV', note: 'The effect by quarter since adoption' },
  { kind: 'usage-csv', label: 'Usage CSV', note: 'Active people, seats and spend by team and week' },
] as const;

/** The open menu. Loaded on demand, see `ExportMenu`. */
export function ExportItems({ available, onExport }: ExportItemsProps) {
  const items = [
    {
      label: 'Copy summary',
      note: 'Three sentences and a picture for a message or slide',
      onSelect: () => onExport('summary'),
    },
    {
      label: 'Web page',
      note: 'One file that opens offline, without per-ticket data',
      onSelect: () => onExport('web-page'),
    },
    {
      label: 'Weekly CSV',
      note: 'Tickets closed and average hours by week',
      onSelect: () => onExport('weekly-csv'),
    },
    ...OPTIONAL_FILES.filter(({ kind }) => available.includes(kind)).map(({ kind, label, note }) => ({
      label,
      note,
      onSelect: () => onExport(kind),
    })),
    {
      label: 'Report as JSON',
      note: 'Reopen it here later, no login needed',
      onSelect: () => onExport('report-json'),
    },
  ];
  return (
    <Menu items={items} defaultOpen>
      Export
    </Menu>
  );
}
