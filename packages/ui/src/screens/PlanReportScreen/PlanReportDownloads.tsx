import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { screenOnly, theme, type } from '../../theme/index.ts';
import type { PlanReportFile, PlanReportScreenProps } from './PlanReportScreenProps.ts';

interface PlanReportDownloadsProps extends Pick<PlanReportScreenProps, 'download' | 'onDownload' | 'onChangeInputs'> {
  /** Whether there is a result: without one, only the data can be saved. */
  readonly isRead: boolean;
}

const LABELS: readonly (readonly [PlanReportFile, string])[] = [
  ['pdf', 'PDF'],
  ['web-page', 'Web page'],
  ['csv', 'CSV'],
  ['json', 'JSON'],
];

/** Saves the report, or returns to what it was made from. */
export function PlanReportDownloads({ isRead, download, onDownload, onChangeInputs }: PlanReportDownloadsProps) {
  const isRunning = download.kind === 'running';
  return (
    <Root>
      <Buttons>
        <Button onClick={onChangeInputs}>Change inputs</Button>
        {LABELS.filter(([file]) => isRead || file === 'csv' || file === 'json').map(([file, label]) => (
          <Button
            key={file}
            variant={file === 'pdf' ? 'primary' : 'secondary'}
            disabled={isRunning}
            aria-label={`Save as ${label}`}
            onClick={() => onDownload(file)}
          >
            {label}
          </Button>
        ))}
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
