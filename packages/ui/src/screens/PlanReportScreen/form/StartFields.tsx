import type { CalendarDate, Plan } from '@roi-insight/contracts';
import { planTeamRows, plannedStart, readDay, type StaircaseRow, toCalendarDate } from '@roi-insight/report-text';
import type { ActualStarts } from '@roi-insight/roi-math';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { localMidnight } from '../../../features/connect/ConnectForm/connectDraft.ts';
import { DayField } from '../../../features/shell/DayField.tsx';
import { SelectField } from '../../../primitives/SelectField/SelectField.tsx';
import { theme, type } from '../../../theme/index.ts';

interface StartFieldsProps {
  readonly plan: Plan;
  readonly starts: ActualStarts;
  readonly onChange: (starts: ActualStarts) => void;
}

/** Fields for the actual start of each team. Until the reader changes a field, it has the planned start. */
export function StartFields({ plan, starts, onChange }: StartFieldsProps) {
  const formats = useFormats();
  return (
    <Fieldset>
      <legend>When did each team start?</legend>
      {planTeamRows(formats, plan, new Map()).map((row) => (
        <StartField
          key={row.id}
          plan={plan}
          row={row}
          entered={starts.get(row.id)}
          onChange={(day) => onChange(changed(starts, row.id, day))}
        />
      ))}
    </Fieldset>
  );
}

function changed(starts: ActualStarts, key: string, day: CalendarDate | null | undefined): ActualStarts {
  const next = new Map(starts);
  if (day === undefined) next.delete(key);
  else next.set(key, day);
  return next;
}

interface StartFieldProps {
  readonly plan: Plan;
  readonly row: StaircaseRow;
  /** Undefined if the team started as planned; null if it did not start. */
  readonly entered: CalendarDate | null | undefined;
  readonly onChange: (day: CalendarDate | null | undefined) => void;
}

const PLANNED = { value: 'planned', label: 'As planned' };
const OTHER = { value: 'other', label: 'Another day' };
const NEVER = { value: 'never', label: 'Did not start' };

function StartField({ plan, row, entered, onChange }: StartFieldProps) {
  const planned = plannedStart(plan, row.id);
  const choice = entered === undefined ? PLANNED : entered === null ? NEVER : OTHER;
  function choose(value: string) {
    if (value === OTHER.value) onChange(planned ?? readDay(plan));
    else onChange(value === NEVER.value ? null : undefined);
  }
  return (
    <Row>
      <SelectField
        label={row.name}
        hint={row.when}
        // A waiting team has no option "did not start", because that is what the plan says.
        options={planned === null ? [PLANNED, OTHER] : [PLANNED, OTHER, NEVER]}
        value={choice.value}
        onChange={({ target }) => choose(target.value)}
      />
      {typeof entered === 'string' && (
        <DayField
          label="Started on"
          value={localMidnight(entered)}
          onValueChange={(day) => day !== null && onChange(toCalendarDate(day))}
          min={localMidnight(plan.terms.history.from)}
          max={localMidnight(readDay(plan))}
        />
      )}
    </Row>
  );
}

const Fieldset = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${theme.space[5]};
  min-width: 0;
  padding: 0;
  border: 0;

  > legend {
    ${type.subheading}
    margin-bottom: ${theme.space[3]};
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[3]};
`;
