import { EARLIEST_ADOPTION_DATE } from '@roi-insight/contracts';
import { connectFormTexts } from '@roi-insight/report-text';
import type { ConnectFormValues } from './connectFormSchema.ts';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '../../../primitives/CheckboxField/CheckboxField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { DayField } from '../../shell/DayField.tsx';
import { TrackerFields } from '../../shell/tracker/TrackerFields.tsx';
import { ComparisonTeams } from '../ComparisonTeams/ComparisonTeams.tsx';
import { localMidnight } from './connectDraft.ts';

/** The state and methods of the form, for its parts. */
export type ConnectFormApi = UseFormReturn<ConnectFormValues, unknown, ConnectFormValues>;

interface ConnectFieldsProps {
  readonly form: ConnectFormApi;
  readonly assistant: string;
  /** The last selectable day. */
  readonly today: Date;
}

/** The fields, in the order in which users usually have the values ready. */
export function ConnectFields({ form, assistant, today }: ConnectFieldsProps) {
  const { control, register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TrackerFields
        form={form}
        renderProject={() => (
          <TextField
            // Also validates the comparison teams, because none of them may be the report's own project.
            {...register('projectName', { deps: 'comparison' })}
            error={errors.projectName?.message}
            label="JIRA Project Name"
            hint={`The exact project name; use quotes if it has spaces. ${connectFormTexts.spaces}`}
            autoComplete="off"
          />
        )}
      />
      <Controller
        control={control}
        name="launchDate"
        // A cleared date is null, because for `undefined`, the form would show the default date again.
        render={({ field: { onChange, value, ...field } }) => (
          <DayField
            {...field}
            label={`When did you start using ${assistant}?`}
            value={value ?? null}
            onValueChange={(day) => {
              onChange(day);
              // The error may be there before any submission, because a chosen file needs the date.
              if (errors.launchDate) form.clearErrors('launchDate');
            }}
            min={localMidnight(EARLIEST_ADOPTION_DATE)}
            max={today}
            error={errors.launchDate?.message}
          />
        )}
      />
      <CheckboxField
        {...register('includeTickets')}
        label="Include per-ticket data in the report"
        hint={connectFormTexts.ticketsHint}
      />
      <Controller
        control={control}
        name="comparison"
        render={({ field: { onChange, value = [], ref } }) => (
          <ComparisonTeams
            ref={ref}
            teams={value}
            problems={errors.comparison}
            onChange={(teams, isPasted) => {
              onChange(teams);
              // Validates the teams again, because the change may fix an error, and pasted teams may have errors. If
              // the rules cannot be fetched now, the teams are validated when the form is submitted.
              if (isPasted || errors.comparison) form.trigger('comparison').catch(() => undefined);
            }}
            assistant={assistant}
            today={today}
          />
        )}
      />
    </>
  );
}
