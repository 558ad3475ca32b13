import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import type { MenuItem } from '../../../../primitives/Menu/Menu.tsx';
import { lazyModule } from '../../../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../../../primitives/lazyModule/useLazyModule.ts';
import type { ExportKind } from '@roi-insight/report-text';
import type { DownloadState } from '../DownloadState.ts';
import { media, theme, type, visuallyHidden } from '../../../../theme/index.ts';

/** Fetched at the first click: a menu weighs more than all that the dashboard shows above the fold. */
const lazyMenu = lazyModule(async () => (await import('../../../../primitives/Menu/Menu.tsx')).Menu);

const MENU_FAILED = 'The menu could not be loaded. Check the connection and try again.';

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
  const menu = useLazyModule(lazyMenu, asked);
  const open = () => {
    setAsked(true);
    if (menu.kind === 'failed') menu.retry();
  };
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
  const problem = menu.kind === 'failed' ? MENU_FAILED : state.kind === 'failed' && state.message;
  return (
    <Root>
      {asked && menu.kind === 'ready' ? (
        <menu.Component items={items} defaultOpen>
          Export
        </menu.Component>
      ) : (
        <Button aria-haspopup="menu" aria-expanded={asked && menu.kind === 'loading'} onClick={open}>
          Export
          <ChevronDown size={16} aria-hidden />
        </Button>
      )}
      <StatusMessage role={problem === false ? 'status' : 'alert'} data-failed={problem !== false}>
        {problem}
        {problem === false && state.kind === 'done' && `Saved as ${state.fileName}`}
      </StatusMessage>
    </Root>
  );
}

const Root = styled.div`
  ${media.print} {
    display: none;
  }
`;

/** The browser shows a saved file itself: only those who cannot see that are told. */
const StatusMessage = styled.p`
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
