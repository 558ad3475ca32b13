import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import type { MenuItem } from '../../primitives/Menu/Menu.tsx';
import type { DownloadState, ExportKind } from '../../screens/DashboardScreen/DashboardScreenProps.ts';
import { media, theme, type, visuallyHidden } from '../../theme/index.ts';

/** Fetched at the first click: a menu weighs more than all that the dashboard shows above the fold. */
const Menu = lazy(async () => ({ default: (await import('../../primitives/Menu/Menu.tsx')).Menu }));

export interface ExportMenuProps {
  /** What became of the last file. */
  readonly state: DownloadState;
  /** Whether the report has a measure for each ticket. */
  readonly hasTickets: boolean;
  readonly onExport: (kind: ExportKind) => void;
}

/** The report as data, for a spreadsheet or for this dashboard on another machine. */
export function ExportMenu({ state, hasTickets, onExport }: ExportMenuProps) {
  const [asked, setAsked] = useState(false);
  const items: readonly MenuItem[] = [
    {
      label: 'Weekly CSV',
      note: 'Tickets closed and average hours, week by week',
      onSelect: () => onExport('weekly-csv'),
    },
    {
      label: 'Per-ticket CSV',
      note: hasTickets
        ? 'Keys and measured hours; no titles, no people'
        : 'Not in this report: ask for per-ticket measures on the form',
      disabled: !hasTickets,
      onSelect: () => onExport('tickets-csv'),
    },
    {
      label: 'Report as JSON',
      note: 'Opens here again, without any credential',
      onSelect: () => onExport('report-json'),
    },
  ];
  const closed = (
    <Button aria-haspopup="menu" aria-expanded={asked} onClick={() => setAsked(true)}>
      Export
      <ChevronDown size={16} aria-hidden />
    </Button>
  );
  return (
    <Root>
      <Suspense fallback={closed}>
        {asked ? (
          <Menu items={items} defaultOpen>
            Export
          </Menu>
        ) : (
          closed
        )}
      </Suspense>
      <Said role={state.kind === 'failed' ? 'alert' : 'status'} data-failed={state.kind === 'failed'}>
        {state.kind === 'failed' && state.message}
        {state.kind === 'done' && `Saved as ${state.fileName}`}
      </Said>
    </Root>
  );
}

const Root = styled.div`
  ${media.print} {
    display: none;
  }
`;

/** The browser shows a saved file itself: only those who cannot see that are told. */
const Said = styled.p`
  &[data-failed='false'] {
    ${visuallyHidden}
  }

  &[data-failed='true'] {
    ${type.caption}
    max-width: 14rem;
    margin-top: ${theme.space[1]};
    color: ${theme.color.negative};
  }
`;
