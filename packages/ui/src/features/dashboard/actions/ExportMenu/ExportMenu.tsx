import { styled } from 'styled-components';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import type { DataFileKind, ExportKind } from '@roi-insight/report-text';
import { useExportButton } from '../../../shell/ExportButton/useExportButton.tsx';
import type { ExportState } from '../DownloadState.ts';
import { exportItems } from './exportItems.ts';
import { screenOnly, theme, type, visuallyHidden } from '../../../../theme/index.ts';

export interface ExportMenuProps extends RootProps<'div'> {
  /** How far the last export is. */
  readonly state: ExportState;
  /** The files that the report has data for. */
  readonly available: readonly DataFileKind[];
  /** A kind of file was chosen. */
  readonly onExport: (kind: ExportKind) => void;
}

/** Exports the report as a summary for a message, or as data for a spreadsheet or for this app on another machine. */
export function ExportMenu({ state, available, onExport, ...root }: ExportMenuProps) {
  const { button, problem: menuProblem } = useExportButton(exportItems(available, onExport));
  const problem = menuProblem ?? (state.kind === 'failed' ? state.message : false);
  return (
    <Root {...root}>
      {button}
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

/** A saved file is only announced, because the browser shows it. Other states are also displayed, because nothing else shows them. */
const StatusMessage = styled.p`
  &:not([data-kind='failed'], [data-kind='copied'], [data-kind='running']) {
    ${visuallyHidden}
  }

  ${type.caption}
  max-width: 14rem;
  margin-top: ${theme.space[1]};

  /* Positioned over the page, so that nothing in the bar moves. */
  &:is([data-kind='copied'], [data-kind='running']) {
    position: absolute;
    z-index: 1;
    top: 100%;
    inset-inline-start: 0;
    padding: ${theme.space[1]} ${theme.space[3]};
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.sm};
    background: ${theme.color.surfaceRaised};
    box-shadow: ${theme.shadow.md};
    white-space: nowrap;
  }

  &[data-kind='failed'] {
    color: ${theme.color.negative};
  }
`;
