import type { DataFileKind, ExportKind } from '@roi-insight/report-text';
import { Menu } from '../../../../primitives/Menu/Menu.tsx';

interface ExportItemsProps {
  readonly available: readonly DataFileKind[];
  readonly onExport: (kind: ExportKind) => void;
}

/** Offered for reports with other teams only. */
const COMPARISON_FILES = [
  { kind: 'teams-csv', label: 'Teams CSV', note: 'What each team brings to the comparison, or why it is left out' },
  { kind: 'event-time-csv', label: 'Event-time CSV', note: 'The effect in each week since adoption' },
] as const;

/** The open menu. Loaded on demand, see `ExportMenu`. */
export function ExportItems({ available, onExport }: ExportItemsProps) {
  const hasTickets = available.includes('tickets-csv');
  const items = [
    {
      label: 'Copy summary',
      note: 'Three sentences and a picture, for a message or a slide',
      onSelect: () => onExport('summary'),
    },
    {
      label: 'Web page',
      note: 'The report as one file that opens offline, without per-ticket data',
      onSelect: () => onExport('web-page'),
    },
    {
      label: 'Weekly CSV',
      note: 'Tickets closed and average hours, week by week',
      onSelect: () => onExport('weekly-csv'),
    },
    {
      label: 'Per-ticket CSV',
      note: hasTickets
        ? 'Keys and measured hours; no titles, no people'
        : 'Not available: tick ‘Include per-ticket data’ on the form and run again',
      disabled: !hasTickets,
      onSelect: () => onExport('tickets-csv'),
    },
    ...COMPARISON_FILES.filter(({ kind }) => available.includes(kind)).map(({ kind, label, note }) => ({
      label,
      note,
      onSelect: () => onExport(kind),
    })),
    {
      label: 'Report as JSON',
      note: 'Opens here again, without any credential',
      onSelect: () => onExport('report-json'),
    },
  ];
  return (
    <Menu items={items} defaultOpen>
      Export
    </Menu>
  );
}
