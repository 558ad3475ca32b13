import { type Formats, historyScreenTexts, type ProjectHistory } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { ProjectRuns } from '../../features/history/ProjectRuns/ProjectRuns.tsx';
import { PageFrame } from '../../features/shell/PageFrame/PageFrame.tsx';
import type { ScreenChrome } from '../../features/shell/PageFrame/ScreenChrome.ts';
import { ReadingFile } from '../../features/shell/ReadingFile/ReadingFile.tsx';
import { ScreenHeading } from '../../features/shell/ScreenHeading/ScreenHeading.tsx';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { FilePicker } from '../../primitives/FilePicker/FilePicker.tsx';
import { paragraphs, screenOnly, theme, type } from '../../theme/index.ts';
import { useFormats } from '../../brand/index.ts';

/** A chosen file that is not part of the history. */
export interface FileLeftOut {
  readonly id: string;
  readonly fileName: string;
  /** The reason, as a sentence. */
  readonly reason: string;
}

/** The state of the opened files. */
export type HistoryState =
  /** No file was opened since the page was loaded. */
  | { readonly kind: 'empty' }
  /** `share` is the share of the current file that was read, 0–1. At 1, the file is being checked. */
  | {
      readonly kind: 'reading';
      readonly read: number;
      readonly files: number;
      readonly fileName: string;
      readonly share: number;
    }
  /** If there is no project, no file could be read. */
  | { readonly kind: 'ready'; readonly projects: readonly ProjectHistory[]; readonly leftOut: readonly FileLeftOut[] };

export interface HistoryScreenProps {
  readonly chrome: ScreenChrome;
  readonly state: HistoryState;
  /** Report files were chosen; the host adds them to the open files. */
  readonly onAddFiles: (files: readonly File[]) => void;
  /** Stops reading the files. */
  readonly onCancel: () => void;
  /** Opens the report of a run. */
  readonly onOpen: (id: string) => void;
}

/** The changes of results from run to run, in reports that were opened from files. */
export function HistoryScreen({ chrome, state, onAddFiles, onCancel, onOpen }: HistoryScreenProps) {
  const formats = useFormats();
  const isEmpty = state.kind === 'empty';
  return (
    <PageFrame chrome={chrome}>
      <Layout>
        <ScreenHeading>Report history</ScreenHeading>
        <output>{statusOf(formats, state)}</output>
        <Actions>
          <FilePicker
            variant={isEmpty ? 'primary' : 'secondary'}
            label="Report files"
            accept="application/json,.json,text/html,.html"
            multiple
            onFiles={onAddFiles}
          >
            {isEmpty ? 'Open report files' : 'Add report files'}
          </FilePicker>
          <p>{historyScreenTexts.files}</p>
        </Actions>
        {state.kind === 'reading' && <ReadingFile {...state} onCancel={onCancel} />}
        {state.kind === 'ready' && state.leftOut.length > 0 && (
          <Alert
            tone={state.projects.length === 0 ? 'negative' : 'warning'}
            title={`${formats.counted(state.leftOut.length, 'file')} not shown`}
          >
            <ul>
              {state.leftOut.map(({ id, fileName, reason }) => (
                <li key={id}>
                  <bdi>{fileName}</bdi>: {reason}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        {state.kind === 'ready' &&
          state.projects.map((history) => <ProjectRuns key={history.id} history={history} onOpen={onOpen} />)}
      </Layout>
    </PageFrame>
  );
}

/** The status message, announced when it changes. */
function statusOf(formats: Formats, state: HistoryState): string {
  switch (state.kind) {
    case 'empty':
      return historyScreenTexts.empty;
    case 'reading':
      return `Reading file ${state.read + 1} of ${state.files}…`;
    case 'ready': {
      const { projects } = state;
      if (projects.length === 0) return historyScreenTexts.noneOpened;
      const reports = projects.reduce((sum, { rows }) => sum + rows.length, 0);
      return historyScreenTexts.opened(formats, reports, projects.length);
    }
  }
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  padding-block: ${theme.space[10]} ${theme.space[16]};
  ${paragraphs(theme.space[8])}
  > output {
    ${type.lead}
    max-width: 44rem;
    margin-top: calc(-1 * ${theme.space[4]});
    color: ${theme.color.textMuted};
  }
  ul {
    padding-inline-start: ${theme.space[4]};
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[5]};
  color: ${theme.color.textSubtle};
  ${screenOnly}
`;
