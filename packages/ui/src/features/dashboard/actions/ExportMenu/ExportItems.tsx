import { type DataFileKind, type ExportKind, exportNotes } from '@roi-insight/report-text';
import { Menu } from '../../../../primitives/Menu/Menu.tsx';

interface ExportItemsProps {
  readonly available: readonly DataFileKind[];
  readonly onExport: (kind: ExportKind) => void;
}

/** Offered only for reports with per-ticket data, with other teams, of later quarters, or with usage. */
const OPTIONAL_FILES = [
  { kind: 'tickets-csv', label: 'Per-ticket CSV' },
  { kind: 'teams-csv', label: 'Teams CSV' },
  { kind: 'event-time-csv', label: 'Event-time CSV' },
  { kind: 'quarters-csv', label: 'Quarters CSV' },
  { kind: 'usage-csv', label: 'Usage CSV' },
] as const;

/** The open menu. Loaded on demand, see `ExportMenu`. */
export function ExportItems({ available, onExport }: ExportItemsProps) {
  const items = [
    {
      label: 'Copy summary',
      note: exportNotes.summary,
      onSelect: () => onExport('summary'),
    },
    {
      label: 'Web page',
      note: exportNotes['web-page'],
      onSelect: () => onExport('web-page'),
    },
    {
      label: 'Markdown',
      note: exportNotes.markdown,
      onSelect: () => onExport('markdown'),
    },
    {
      label: 'Weekly CSV',
      note: exportNotes['weekly-csv'],
      onSelect: () => onExport('weekly-csv'),
    },
    ...OPTIONAL_FILES.filter(({ kind }) => available.includes(kind)).map(({ kind, label }) => ({
      label,
      note: exportNotes[kind],
      onSelect: () => onExport(kind),
    })),
    {
      label: 'Report as JSON',
      note: exportNotes['report-json'],
      onSelect: () => onExport('report-json'),
    },
  ];
  return (
    <Menu items={items} defaultOpen>
      Export
    </Menu>
  );
}
