import { usageFilesTexts } from '@roi-insight/report-text';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { FilePicker } from '../../../primitives/FilePicker/FilePicker.tsx';
import { useFileDrop } from '../../../primitives/FilePicker/useFileDrop.ts';
import { SelectField } from '../../../primitives/SelectField/SelectField.tsx';
import { theme, type } from '../../../theme/index.ts';
import type { UsageDataProps } from './UsageDataProps.ts';
import { UnderstoodFiles } from './UnderstoodFiles.tsx';
import { UsageRunStatus } from './UsageRunStatus.tsx';

const MEMBERSHIPS = [
  { value: 'everyone', label: 'Everyone is in this team' },
  { value: 'files', label: 'A file says it' },
];

interface UsageFilesProps extends UsageDataProps {
  /** Actions for the files that were read. */
  readonly children?: ReactNode;
}

/** Lets the reader choose usage files, and shows a summary of them. */
export function UsageFiles({ project, others, children, ...values }: UsageFilesProps) {
  const { run, understood, isEveryone, onEveryoneChange, onFiles, onColumns, onCancel, onRemove } = values;
  const { isOver, handlers } = useFileDrop(onFiles);
  const isReading = run.kind === 'reading';
  const { purpose, membership, drop, dropOthers } = usageFilesTexts;
  const chosen = isEveryone ? 'everyone' : 'files';

  return (
    <Root {...handlers}>
      <Purpose>{purpose}</Purpose>
      {onEveryoneChange === undefined ? (
        <Hint>{membership.files}</Hint>
      ) : (
        <SelectField
          label="Who is in which team?"
          options={MEMBERSHIPS}
          value={chosen}
          hint={membership[onEveryoneChange === null ? 'fixed' : chosen]}
          disabled={onEveryoneChange === null || isReading}
          onChange={({ target }) => onEveryoneChange?.(target.value === 'everyone')}
        />
      )}
      <Zone $over={isOver}>
        <Buttons>
          <FilePicker
            label="Usage files"
            accept=".json,.ndjson,.jsonl,.csv,.tsv,.txt"
            multiple
            disabled={isReading}
            onFiles={onFiles}
          >
            {understood === null ? 'Choose files' : 'Replace the files'}
          </FilePicker>
          {understood !== null && (
            <Button onClick={onRemove} disabled={isReading}>
              Remove
            </Button>
          )}
        </Buttons>
        <Hint>{understood === null ? drop : dropOthers}</Hint>
      </Zone>
      <UsageRunStatus
        run={run}
        isKept={understood !== null}
        isEveryone={isEveryone}
        onColumns={onColumns}
        onCancel={onCancel}
      />
      {understood !== null && !isReading && (
        <UnderstoodFiles understood={understood} isEveryone={isEveryone} project={project} others={others} />
      )}
      {children !== undefined && <Next>{children}</Next>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  padding-block: ${theme.space[2]} ${theme.space[6]};
`;

/** The visible area for dropped files. A larger area, which is easier to hit, accepts files as well. */
const Zone = styled.div<{ $over: boolean }>`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border: 1px dashed ${({ $over }) => ($over ? theme.color.accent : theme.color.hairlineStrong)};
  border-radius: ${theme.radius.md};
  background: ${({ $over }) => ($over ? theme.color.accentSoft : 'none')};
`;

const Next = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;
`;

const Purpose = styled.p`
  ${type.small}
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;

const Hint = styled.p`
  ${type.caption}
  color: ${theme.color.textSubtle};
  text-wrap: pretty;
`;
