import { fileFailureTitle, PLAN_FILES, type PlanFileKind } from '@roi-insight/report-text';
import { CalendarPlus, FileDown, FileJson } from 'lucide-react';
import { styled } from 'styled-components';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { screenOnly, theme, type } from '../../../theme/index.ts';

/** The state of the file that was requested last. */
export type PlanFileState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly file: PlanFileKind }
  | { readonly kind: 'done'; readonly fileName: string }
  /** `message` is a sentence. */
  | { readonly kind: 'failed'; readonly message: string };

interface PlanDownloadsProps {
  readonly state: PlanFileState;
  readonly onDownload: (file: PlanFileKind) => void;
}

const ICONS = { plan: FileJson, pdf: FileDown, calendar: CalendarPlus } as const;

/** The files of a drawn plan. The plan itself comes first, because the report needs it. */
export function PlanDownloads({ state, onDownload }: PlanDownloadsProps) {
  const isBusy = state.kind === 'running';
  return (
    <Root>
      <ul>
        {PLAN_FILES.map(({ file, label, note }) => {
          const Icon = ICONS[file];
          const isRunning = isBusy && state.file === file;
          return (
            <li key={file}>
              <Button
                variant={file === 'plan' ? 'primary' : 'secondary'}
                size="lg"
                loading={isRunning}
                disabled={isBusy}
                onClick={() => onDownload(file)}
              >
                {!isRunning && <Icon size={18} aria-hidden />}
                {label}
              </Button>
              <p>{note}</p>
            </li>
          );
        })}
      </ul>
      {state.kind === 'done' && (
        <Alert tone="positive" title="Saved">
          <bdi>{state.fileName}</bdi>
        </Alert>
      )}
      {state.kind === 'failed' && (
        <Alert tone="negative" title={fileFailureTitle('file')}>
          {state.message}
        </Alert>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  ${screenOnly}

  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    gap: ${theme.space[5]};
    list-style: none;
  }

  li > button {
    width: 100%;
  }

  p {
    ${type.caption}
    margin-top: ${theme.space[2]};
    color: ${theme.color.textMuted};
    text-align: center;
  }
`;
