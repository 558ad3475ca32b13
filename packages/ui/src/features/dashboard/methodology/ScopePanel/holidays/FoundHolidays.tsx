import type { CalendarDate } from '@roi-insight/contracts';
import { foundHolidaysText } from '@roi-insight/report-text';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../../../../brand/index.ts';
import { Button } from '../../../../../primitives/Button/Button.tsx';
import { CheckboxField } from '../../../../../primitives/CheckboxField/CheckboxField.tsx';
import { theme, type } from '../../../../../theme/index.ts';
import type { FoundHoliday } from './FoundHoliday.ts';

interface FoundHolidaysProps {
  readonly fileName: string;
  readonly found: readonly FoundHoliday[];
  /** The number of days in the file that are outside of the report's years. */
  readonly outside: number;
  /** The reader confirmed these days. */
  readonly onAdd: (days: readonly CalendarDate[]) => void;
  readonly onCancel: () => void;
}

/**
 * The days of a calendar file. The reader confirms them, because only the reader knows which of them are not working
 * days.
 */
export function FoundHolidays({ fileName, found, outside, onAdd, onCancel }: FoundHolidaysProps) {
  const formats = useFormats();
  const [chosen, setChosen] = useState(() => found.map(({ isDoubtful }) => !isDoubtful));
  const days = new Set(found.filter((_, index) => chosen[index]).map(({ day }) => day));
  const doubtful = found.filter(({ isDoubtful }) => isDoubtful).length;
  return (
    <Root>
      <legend>
        Days from <bdi>{fileName}</bdi>
      </legend>
      <Hint>{foundHolidaysText(formats, { found: found.length, doubtful, outside })}</Hint>
      {found.length > 0 && (
        <List>
          {[...found.entries()].map(([index, { day, name }]) => (
            <CheckboxField
              key={index}
              label={name === '' ? formats.day(day) : `${formats.day(day)} · ${name}`}
              checked={chosen[index] ?? false}
              onChange={() => setChosen(chosen.map((one, at) => (at === index ? !one : one)))}
            />
          ))}
        </List>
      )}
      <Actions>
        {found.length > 0 && (
          <Button disabled={days.size === 0} onClick={() => onAdd([...days])}>
            Add {formats.counted(days.size, 'day')}
          </Button>
        )}
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </Actions>
    </Root>
  );
}

const Root = styled.fieldset`
  display: grid;
  gap: ${theme.space[3]};
  min-width: 0;
  legend {
    ${type.small}
    margin-bottom: ${theme.space[2]};
    font-weight: 550;
    overflow-wrap: anywhere;
  }
`;

const Hint = styled.p`
  ${type.caption}
  color: ${theme.color.textMuted};
`;

const List = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  max-height: 16rem;
  overflow-y: auto;
  padding: ${theme.space[3]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
