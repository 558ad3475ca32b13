import { EARLIEST_ADOPTION_DATE } from '@roi-insight/contracts';
import type { TeamValues } from './TeamValues.ts';
import { toCalendarDate } from '@roi-insight/report-text';
import { X } from 'lucide-react';
import type { ClipboardEventHandler } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { SelectField } from '../../../primitives/SelectField/SelectField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { theme, visuallyHidden } from '../../../theme/index.ts';
import { DayField } from '../../shell/DayField.tsx';
import { localMidnight } from '../ConnectForm/connectDraft.ts';
import type { TeamProblems } from './TeamProblems.ts';

/** Wide enough for all fields of a row side by side. */
export const ONE_LINE = '@container (min-width: 38rem)';

/** Wide enough for the longest date beside the select. */
const TWO_LINES = '@container (min-width: 21rem)';

interface TeamRowProps {
  /** Index in the list, from 0. */
  readonly row: number;
  readonly team: TeamValues;
  readonly problems: NonNullable<TeamProblems>[number] | undefined;
  readonly today: Date;
  readonly onChange: (team: TeamValues) => void;
  readonly onRemove: () => void;
  readonly onPaste: ClipboardEventHandler<HTMLInputElement>;
}

const ADOPTION = [
  { value: 'no', label: 'Has not adopted' },
  { value: 'yes', label: 'Adopted on' },
];

/** A team: its project, and whether and when it adopted the assistant. */
export function TeamRow({ row, team, problems, today, onChange, onRemove, onPaste }: TeamRowProps) {
  const { projectName, hasAdopted, adopted } = team;
  const number = useFormats().count(row + 1);
  return (
    <Row data-row={row}>
      <legend>Team {number}</legend>
      <Name>
        <TextField
          label={`Team ${number}: project name or key`}
          dir="auto"
          autoComplete="off"
          value={projectName}
          error={problems?.projectName?.message}
          onChange={(event) => onChange({ ...team, projectName: event.target.value })}
          onPaste={onPaste}
        />
      </Name>
      <Choice data-wide={!hasAdopted || undefined}>
        <SelectField
          label="Adoption"
          options={ADOPTION}
          value={hasAdopted ? 'yes' : 'no'}
          onChange={(event) => onChange({ ...team, hasAdopted: event.target.value === 'yes' })}
        />
      </Choice>
      {hasAdopted && (
        <Day>
          <DayField
            label="Adopted on"
            value={adopted === null ? null : localMidnight(adopted)}
            min={localMidnight(EARLIEST_ADOPTION_DATE)}
            max={today}
            error={problems?.adopted?.message}
            onValueChange={(day) => onChange({ ...team, adopted: day && toCalendarDate(day) })}
          />
        </Day>
      )}
      <Remove variant="ghost" aria-label={`Remove team ${number}`} onClick={onRemove}>
        <X size={18} aria-hidden />
      </Remove>
    </Row>
  );
}

/** A block on a phone; on wide screens, a table row below the column headers. */
const Row = styled.fieldset`
  position: relative;
  display: grid;
  gap: ${theme.space[2]};

  /* The label of the first field says the same as the legend. */
  legend {
    ${visuallyHidden}
  }

  ${TWO_LINES} {
    grid-template-columns: 8.5rem minmax(0, 1fr);
  }

  ${ONE_LINE} {
    grid-template-columns: minmax(0, 1fr) 8.5rem 13.5rem 2rem;

    label {
      ${visuallyHidden}
    }
  }
`;

const Name = styled.div`
  grid-column: 1 / -1;

  label {
    padding-inline-end: 2.75rem;
  }

  ${ONE_LINE} {
    grid-column: 1;
  }
`;

/** The label of the choice is hidden, because its value says the same. */
const Choice = styled.div`
  label {
    ${visuallyHidden}
  }

  &[data-wide] {
    grid-column: 1 / -1;
  }

  ${ONE_LINE} {
    &[data-wide] {
      grid-column: 2 / 4;
    }
  }
`;

const Day = styled.div`
  label {
    ${visuallyHidden}
  }
`;

/** The button is at the end of the line of the first label, or at the end of the row. Its icon is aligned with the toggle's arrow above. */
const Remove = styled(Button)`
  position: absolute;
  inset-block-start: -0.75rem;
  inset-inline-end: -0.75rem;
  width: 2.75rem;
  min-height: 2.75rem;
  padding: 0;
  color: ${theme.color.textSubtle};

  ${ONE_LINE} {
    position: static;
    grid-column: 4;
    align-self: start;
    margin-inline-end: -0.75rem;
  }
`;
