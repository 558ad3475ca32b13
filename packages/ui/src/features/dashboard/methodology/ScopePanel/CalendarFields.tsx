import type { CalendarDate } from '@roi-insight/contracts';
import { holidayTexts, scopeFieldTexts } from '@roi-insight/report-text';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { CheckboxField } from '../../../../primitives/CheckboxField/CheckboxField.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { controlStyles } from '../../../../primitives/Field/controlStyles.ts';
import { FileInput } from '../../../../primitives/FilePicker/FileInput.tsx';
import { SelectField, type SelectOption } from '../../../../primitives/SelectField/SelectField.tsx';
import { focusRing, media, theme, type } from '../../../../theme/index.ts';
import { FoundHolidays } from './holidays/FoundHolidays.tsx';
import { type HolidayFile, readHolidayFile, type Years } from './holidays/readHolidayFile.ts';
import type { DraftProblems, ScopeDraft } from './scopeDraft.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Every half hour. Midnight is allowed as the end. */
const TIMES = Array.from({ length: 49 }, (_, half) =>
  [Math.floor(half / 2), (half % 2) * 30].map((part) => String(part).padStart(2, '0')).join(':'),
);

interface CalendarFieldsProps {
  readonly draft: ScopeDraft;
  readonly problems: DraftProblems;
  /** The Jira account's time zone; null if the report uses another zone. */
  readonly jiraZone: string | null;
  /** The years in which holidays matter. */
  readonly years: Years;
  readonly onChange: (part: Partial<ScopeDraft>) => void;
  /** Adds the days of a file to the typed days. */
  readonly onHolidays: (days: readonly CalendarDate[]) => void;
}

/** Working days, hours, time zone and holidays. */
export function CalendarFields({ draft, problems, jiraZone, years, onChange, onHolidays }: CalendarFieldsProps) {
  const daysId = useId();
  return (
    <Root>
      <Days aria-describedby={problems.days === undefined ? undefined : daysId}>
        <legend>Working days</legend>
        {DAYS.map((name, index) => (
          <CheckboxField
            key={name}
            label={name}
            checked={draft.days.includes(index + 1)}
            onChange={() => onChange({ days: toggled(draft.days, index + 1) })}
          />
        ))}
        {problems.days !== undefined && <Problem id={daysId}>{problems.days}</Problem>}
      </Days>
      <Hours>
        <SelectField
          label="Work starts"
          options={timesWith(draft.from, TIMES.slice(0, -1))}
          value={draft.from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <SelectField
          label="Work ends"
          options={timesWith(draft.to, TIMES.slice(1))}
          value={draft.to}
          error={problems.to}
          onChange={(event) => onChange({ to: event.target.value })}
        />
        <Wide>
          <SelectField
            label="Time zone"
            options={zonesWith(draft.zone, jiraZone)}
            value={draft.zone}
            onChange={(event) => onChange({ zone: event.target.value })}
          />
        </Wide>
      </Hours>
      <HolidayField
        value={draft.holidays}
        problem={problems.holidays}
        years={years}
        onChange={(holidays) => onChange({ holidays })}
        onHolidays={onHolidays}
      />
    </Root>
  );
}

interface HolidayFieldProps extends Pick<CalendarFieldsProps, 'years' | 'onHolidays'> {
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A file whose days the reader confirms, or that was refused. */
type ChosenFile = HolidayFile & { readonly fileName: string };

/** A text box with one day per line, and a button that offers the days of a calendar file. */
function HolidayField({ value, problem, years, onChange, onHolidays }: HolidayFieldProps) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);

  async function readFile(file: File) {
    setChosen({ ...(await readHolidayFile(file, years)), fileName: file.name });
  }

  return (
    <Field label="Holidays" hint={holidayTexts.hint} error={problem}>
      {(control) => (
        <>
          <Lines
            {...control}
            rows={5}
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <FileLabel>
            {holidayTexts.file}
            <FileInput accept=".ics,text/calendar" onFiles={([file]) => void readFile(file)} />
          </FileLabel>
          <Problem as="output">{chosen?.kind === 'refused' && `${chosen.fileName}: ${chosen.message}`}</Problem>
          {chosen?.kind === 'read' && (
            <FoundHolidays
              {...chosen}
              onAdd={(days) => {
                onHolidays(days);
                setChosen(null);
              }}
              onCancel={() => setChosen(null)}
            />
          )}
        </>
      )}
    </Field>
  );
}

const toggled = (days: readonly number[], day: number) =>
  days.includes(day) ? days.filter((other) => other !== day) : [...days, day].toSorted((a, b) => a - b);

const option = (value: string): SelectOption => ({ value, label: value });

const timesWith = (time: string, times: readonly string[]) => [...new Set([...times, time])].toSorted().map(option);

/** All time zones of the browser. The empty value means the Jira account's time zone. */
function zonesWith(chosen: string, jiraZone: string | null): SelectOption[] {
  const usual = jiraZone === null ? scopeFieldTexts.jiraZone : `${scopeFieldTexts.jiraZone} (${jiraZone})`;
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(chosen === '' ? [] : [chosen])]);
  return [{ value: '', label: usual }, ...[...zones].toSorted().map(option)];
}

const Root = styled.div`
  display: grid;
  align-items: start;
  gap: ${theme.space[6]};
  ${media.desktop} {
    grid-template-columns: 10rem minmax(0, 1fr) minmax(0, 1fr);
    gap: ${theme.space[10]};
  }
`;

const Days = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};
  legend {
    ${type.small}
    margin-bottom: ${theme.space[2]};
    font-weight: 550;
  }
`;

const Hours = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[5]};
`;

const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;

const Lines = styled.textarea`
  ${controlStyles}
  resize: vertical;
  font-variant-numeric: tabular-nums;
`;

const FileLabel = styled.label`
  ${type.caption}
  display: grid;
  gap: ${theme.space[1]};
  color: ${theme.color.textMuted};
  input,
  input::file-selector-button {
    font: inherit;
  }
  input {
    ${focusRing}
    max-width: 100%;
  }
`;

const Problem = styled.p`
  ${type.caption}
  overflow-wrap: anywhere;
  color: ${theme.color.negative};
  &:empty {
    display: none;
  }
`;
