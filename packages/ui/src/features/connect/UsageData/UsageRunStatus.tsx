import { partFailedText, usageFilesTexts } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { lazyModule } from '../../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../../primitives/lazyModule/useLazyModule.ts';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { theme, type } from '../../../theme/index.ts';
import type { UsageColumns, UsageRun } from './UsageRun.ts';

interface UsageRunStatusProps {
  readonly run: UsageRun;
  /** Whether earlier files are still used. */
  readonly isKept: boolean;
  /** Whether all people are in one team, unless a file says otherwise. */
  readonly isEveryone: boolean;
  readonly onColumns: (columns: UsageColumns) => void;
  readonly onCancel: () => void;
}

const lazyColumns = lazyModule(async () => (await import('./UsageColumnFields.tsx')).UsageColumnFields);

/** Shows the progress or the result of reading usage files. */
export function UsageRunStatus({ run, isKept, isEveryone, onColumns, onCancel }: UsageRunStatusProps) {
  const formats = useFormats();
  const columns = useLazyModule(lazyColumns, run.kind === 'columns');
  const { canceled, areKept } = usageFilesTexts;
  switch (run.kind) {
    case 'idle':
      return null;
    case 'canceled':
      return (
        <Canceled>
          {canceled} {isKept && areKept}
        </Canceled>
      );
    case 'reading':
      return (
        <Reading>
          <Progress
            label={`Reading ${formats.counted(run.fileNames.length, 'file')}`}
            value={100 * run.share}
            valueText={formats.wholePercent(100 * run.share)}
          />
          <Button onClick={onCancel}>Cancel</Button>
        </Reading>
      );
    case 'columns':
      if (columns.kind !== 'ready') return <p role="alert">{columns.kind === 'failed' && partFailedText}</p>;
      return (
        <columns.value key={run.fileName} {...run} isEveryone={isEveryone} onColumns={onColumns} onCancel={onCancel} />
      );
    case 'refused': {
      const more = run.count - run.problems.length;
      const [only, ...rest] = run.fileNames;
      return (
        <Alert
          tone="negative"
          title={`We couldn’t read ${only !== undefined && rest.length === 0 ? only : 'these files'}`}
        >
          <Problems>
            {[...run.problems.entries()].map(([index, problem]) => (
              <li key={index}>{problem}</li>
            ))}
            {more > 0 && <li>… and {formats.count(more)} more</li>}
          </Problems>
          {isKept && <p>{areKept}</p>}
        </Alert>
      );
    }
  }
}

const Canceled = styled.output`
  ${type.small}
  color: ${theme.color.textMuted};
`;

const Reading = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};

  > :first-child {
    width: 100%;
  }
`;

const Problems = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  overflow-wrap: anywhere;
`;
