import { PLAN_EXPORTS } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { screenOnly, theme, type } from '../../theme/index.ts';
import type { PlanReportScreenProps } from './PlanReportScreenProps.ts';

interface PlanReportDownloadsProps extends Pick<PlanReportScreenProps, 'download' | 'onDownload' | 'onChangeInputs'> {
  /** Whether there is a result. If there is none, only the data can be saved. */
  readonly isRead: boolean;
}

/** Lets the reader save the report, or go back to its inputs. */
export function PlanReportDownloads({ isRead, download, onDownload, onChangeInputs }: PlanReportDownloadsProps) {
  const isRunning = download.kind === 'running';
  const exports = PLAN_EXPORTS.filter(({ file }) => isRead || file === 'csv' || file === 'json');
  return (
    <Root>
      <Buttons>
        <Button onClick={onChangeInputs}>Change inputs</Button>
        <Menu
          disabled={isRunning}
          items={exports.map(({ file, label, note }) => ({ label, note, onSelect: () => onDownload(file) }))}
        >
          Export
        </Menu>
        {isRead && (
          <Button variant="primary" disabled={isRunning} onClick={() => onDownload('pdf')}>
            Download PDF
          </Button>
        )}
      </Buttons>
      <p role={download.kind === 'failed' ? 'alert' : 'status'} data-kind={download.kind}>
        {download.kind === 'failed' && download.message}
        {download.kind === 'running' && 'Creating the file'}
        {download.kind === 'done' && `Saved as ${download.fileName}`}
      </p>
    </Root>
  );
}

const Root = styled.div`
  ${screenOnly}
  display: grid;
  gap: ${theme.space[1]};

  > p {
    ${type.caption}
    max-width: 28rem;
    color: ${theme.color.textMuted};
    overflow-wrap: anywhere;
  }

  > [data-kind='failed'] {
    color: ${theme.color.negative};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
