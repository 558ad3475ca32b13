import { largeTeamTableText, organizationTexts, teamTableText, usageFailureText } from '@roi-insight/report-text';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../brand/index.ts';
import { TextArea } from '../../features/shell/TextArea.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { FilePicker } from '../../primitives/FilePicker/FilePicker.tsx';
import { useFileDrop } from '../../primitives/FilePicker/useFileDrop.ts';
import { theme, type } from '../../theme/index.ts';
import type { OrganizationScreenProps, TeamTableState } from './OrganizationScreenProps.ts';

interface TeamTableFieldProps extends Pick<OrganizationScreenProps, 'text' | 'table' | 'onTextChange' | 'onFile'> {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly error: string | undefined;
}

/** The table of teams, typed, pasted, dropped or chosen, and what was understood of it. */
export function TeamTableField({ ref, text, table, error, onTextChange, onFile }: TeamTableFieldProps) {
  const { isOver, handlers } = useFileDrop(([file]) => onFile(file));
  const { label, hint, example } = organizationTexts.table;
  return (
    <Root {...handlers}>
      <Field label={label} hint={hint} error={error}>
        {(described) => (
          <Table
            {...described}
            ref={ref}
            $over={isOver}
            rows={9}
            spellCheck={false}
            autoComplete="off"
            dir="auto"
            placeholder={example}
            value={text}
            onChange={({ target }) => onTextChange(target.value)}
          />
        )}
      </Field>
      <FilePicker label="Table of teams" accept=".csv,.tsv,.txt" onFiles={([file]) => onFile(file)}>
        Choose a file
      </FilePicker>
      <Understood aria-live="polite">
        <TableMessage table={table} />
      </Understood>
    </Root>
  );
}

function TableMessage({ table }: { readonly table: TeamTableState }) {
  const formats = useFormats();
  switch (table.kind) {
    case 'empty':
    case 'reading':
      return null;
    case 'read':
      return <p>{teamTableText(formats, table.teams)}</p>;
    case 'failed':
      return <Alert tone="negative" title={table.message} />;
    case 'too-large':
      return <Alert tone="negative" title={largeTeamTableText(formats, table.megabytes)} />;
    case 'refused': {
      const more = table.count - table.failures.length;
      return (
        <Alert tone="negative" title={organizationTexts.notRead}>
          <Problems>
            {[...table.failures.entries()].map(([index, failure]) => (
              <li key={index}>{usageFailureText(formats, failure)}</li>
            ))}
            {more > 0 && <li>… and {formats.count(more)} more</li>}
          </Problems>
        </Alert>
      );
    }
  }
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[3]};

  > * {
    max-width: 100%;
  }

  > :first-child {
    width: 100%;
  }
`;

const Table = styled(TextArea)<{ $over: boolean }>`
  ${({ $over }) => $over && `border-color: ${theme.color.accent}; background: ${theme.color.accentSoft};`}
  font-variant-numeric: tabular-nums;
`;

/** Has the height of its text also before there is a text, so that nothing below moves. */
const Understood = styled.div`
  ${type.small}
  min-height: 1lh;
  font-variant-numeric: tabular-nums;
`;

const Problems = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  overflow-wrap: anywhere;
`;
