import { usageColumnsTexts } from '@roi-insight/report-text';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { theme, type } from '../../../theme/index.ts';
import { ColumnSelects } from '../TicketFile/ColumnSelects.tsx';
import type { UsageColumns } from './UsageRun.ts';

interface UsageColumnFieldsProps {
  readonly fileName: string;
  readonly headings: readonly string[];
  readonly suggested: UsageColumns;
  /** Whether all people are in one team if the table has no column of teams. */
  readonly isEveryone: boolean;
  readonly onColumns: (columns: UsageColumns) => void;
  readonly onCancel: () => void;
}

/** Asks what the columns of a table mean that has a row for each person and day. */
export function UsageColumnFields({ fileName, headings, suggested, ...values }: UsageColumnFieldsProps) {
  const { isEveryone, onColumns, onCancel } = values;
  const [chosen, setChosen] = useState(suggested);
  const { title, purpose, labels, noTeam, missing } = usageColumnsTexts;
  const used = Object.values(chosen).filter((heading) => heading !== '');
  const problem =
    (chosen.person ?? '') === '' || (chosen.date ?? '') === ''
      ? missing.required
      : new Set(used).size < used.length
        ? missing.different
        : null;
  return (
    <Root>
      <legend>{title(fileName)}</legend>
      <p>{purpose}</p>
      <ColumnSelects
        columns={[
          { name: 'person', label: labels.person, none: 'Choose' },
          { name: 'date', label: labels.date, none: 'Choose' },
          { name: 'team', label: labels.team, none: isEveryone ? noTeam.everyone : noTeam.files },
          { name: 'spend', label: labels.spend },
        ]}
        headings={headings}
        chosen={chosen}
        onChoose={(name, heading) => setChosen({ ...chosen, [name]: heading })}
      />
      <output>{problem}</output>
      <Buttons>
        <Button disabled={problem !== null} onClick={() => onColumns(chosen)}>
          Read the file
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Buttons>
    </Root>
  );
}

const Root = styled.fieldset`
  display: grid;
  gap: ${theme.space[4]};
  min-width: 0;
  overflow-wrap: anywhere;

  legend {
    ${type.small}
    margin-bottom: ${theme.space[2]};
    font-weight: 550;
  }

  > p,
  > output {
    ${type.small}
    color: ${theme.color.textMuted};
    text-wrap: pretty;
  }

  > output:empty {
    display: none;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
