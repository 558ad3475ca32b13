import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { lazyModule } from '../../../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../../../primitives/lazyModule/useLazyModule.ts';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { type DataFileKind, type ExportKind, MENU_NOT_LOADED } from '@roi-insight/report-text';
import type { ExportState } from '../DownloadState.ts';
import { screenOnly, theme, type, visuallyHidden } from '../../../../theme/index.ts';

/** Fetched on the first click, because the menu's code is larger than everything above the fold of the dashboard. */
const lazyItems = lazyModule(async () => (await import('./ExportItems.tsx')).ExportItems);

export interface ExportMenuProps extends RootProps<'div'> {
  /** The progress of the last export. */
  readonly state: ExportState;
  /** The files for which the report has data. */
  readonly available: readonly DataFileKind[];
  /** A kind of file was chosen. */
  readonly onExport: (kind: ExportKind) => void;
}

/** Exports the report as a summary for a message, or as data for a spreadsheet or for this app on another machine. */
export function ExportMenu({ state, available, onExport, ...root }: ExportMenuProps) {
  const [asked, setAsked] = useState(false);
  const menu = useLazyModule(lazyItems, asked);
  const open = () => {
    setAsked(true);
    if (menu.kind === 'failed') menu.retry();
  };
  const problem = menu.kind === 'failed' ? MENU_NOT_LOADED : state.kind === 'failed' && state.message;
  return (
    <Root {...root}>
      {asked && menu.kind === 'ready' ? (
        <menu.value available={available} onExport={onExport} />
      ) : (
        <Button aria-haspopup="menu" aria-expanded={asked && menu.kind === 'loading'} onClick={open}>
          Export
          <ChevronDown size={16} aria-hidden />
        </Button>
      )}
      <StatusMessage
        role={problem === false ? 'status' : 'alert'}
        data-kind={problem === false ? state.kind : 'failed'}
      >
        {problem}
        {problem === false && state.kind === 'running' && 'Creating the file'}
        {problem === false && state.kind === 'done' && `Saved as ${state.fileName}`}
        {problem === false && state.kind === 'copied' && 'Summary copied'}
      </StatusMessage>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  ${screenOnly}
`;

/**
 * A saved file is only announced to screen readers, because the browser shows the download. Other states are also
 * displayed, because nothing else shows them.
 */
const StatusMessage = styled.p`
  &:not([data-kind='failed'], [data-kind='copied'], [data-kind='running']) {
    ${visuallyHidden}
  }

  ${type.caption}

  /* Positioned over the page, so that nothing in the bar moves. */
  &:is([data-kind='failed'], [data-kind='copied'], [data-kind='running']) {
    position: absolute;
    z-index: 1;
    top: 100%;
    inset-inline-start: 0;
    width: max-content;
    max-width: 14rem;
    margin-top: ${theme.space[1]};
    padding: ${theme.space[1]} ${theme.space[3]};
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.sm};
    background: ${theme.color.surfaceRaised};
    box-shadow: ${theme.shadow.md};
  }

  &[data-kind='failed'] {
    color: ${theme.color.negative};
  }
`;
