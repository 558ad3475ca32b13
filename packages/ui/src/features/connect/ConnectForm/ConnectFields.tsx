import { type ConnectFormValues, EARLIEST_ADOPTION_DATE } from '@roi-insight/contracts';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '../../../primitives/CheckboxField/CheckboxField.tsx';
import { DateField } from '../../../primitives/DateField/DateField.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { localMidnight } from './connectDraft.ts';

/** The running connect form, as its parts get it. */
export type ConnectFormApi = UseFormReturn<ConnectFormValues, unknown, ConnectFormValues>;

interface ConnectFieldsProps {
  readonly form: ConnectFormApi;
  readonly assistant: string;
  /** The last day that can be picked. */
  readonly today: Date;
}

/** The fields, in the order in which a person has them at hand. */
export function ConnectFields({ form, assistant, today }: ConnectFieldsProps) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const text = (name: 'email' | 'jiraUrl' | 'projectName' | 'apiKey') => ({
    ...register(name),
    error: errors[name]?.message,
  });
  return (
    <>
      <TextField {...text('email')} label="Your Email" type="email" autoComplete="email" />
      <TextField
        {...text('jiraUrl')}
        label="JIRA Instance URL"
        hint="The base URL only, such as https://example.atlassian.net"
        type="url"
        autoComplete="url"
      />
      <TextField
        {...text('projectName')}
        label="JIRA Project Name"
        hint="The exact project name; use quotes if it has spaces"
        autoComplete="off"
      />
      <PasswordField
        {...text('apiKey')}
        label="JIRA API Key"
        hint="Only used to read ticket data"
        autoComplete="new-password"
      />
      <Controller
        control={control}
        name="launchDate"
        // A cleared date is null in the form: for `undefined` it would show the default date again.
        render={({ field: { onChange, value, ...field } }) => (
          <DateField
            {...field}
            label={`When did you start using ${assistant}?`}
            value={value ?? undefined}
            onValueChange={(day) => onChange(day ?? null)}
            min={localMidnight(EARLIEST_ADOPTION_DATE)}
            max={today}
            error={errors.launchDate?.message}
          />
        )}
      />
      <CheckboxField
        {...register('includeTickets')}
        label="Keep per-ticket measures"
        hint="For the per-ticket CSV export: ticket keys and measured hours. No titles, no people."
      />
    </>
  );
}
