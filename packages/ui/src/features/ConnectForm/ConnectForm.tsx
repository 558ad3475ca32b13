import { yupResolver } from '@hookform/resolvers/yup';
import {
  type CalendarDate,
  connectFormSchema,
  type ConnectFormValues,
  EARLIEST_ADOPTION_DATE,
  type SampleTracker,
} from '@roi-insight/contracts';
import { useEffect, useMemo, useRef } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useBrand } from '../../brand/index.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DateField } from '../../primitives/DateField/DateField.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { AppLinkButton } from '../PageFrame/AppLinkButton.tsx';
import type { ScreenChrome } from '../PageFrame/ScreenChrome.ts';
import { SampleTrackerPicker } from '../SampleTrackerPicker/SampleTrackerPicker.tsx';
import { emptyDraft, localDay, sampleDraft } from './connectDraft.ts';
import { Actions, Fields, Summary } from './connectFormParts.ts';
import { fieldToCorrect } from './fieldToCorrect.ts';
import type { FormState } from './FormState.ts';
import { useOnce } from './useOnce.ts';

interface ConnectFormProps {
  readonly chrome: ScreenChrome;
  readonly state: FormState;
  /** Called with valid values only, once per submission. */
  readonly onSubmit: (values: ConnectFormValues) => void;
  readonly today: CalendarDate;
  readonly initialValues: ConnectFormValues | null;
  /** Null: there is no sample tracker to offer. */
  readonly sample: SampleTracker | null;
}

/** Asks for the tracker and the adoption date. Invalid fields say why, and the first of them takes focus. */
export function ConnectForm(props: ConnectFormProps) {
  const { chrome, state, onSubmit, today, initialValues, sample } = props;
  const { assistant } = useBrand();
  const resolver = useMemo(() => yupResolver(connectFormSchema(assistant)), [assistant]);
  const form = useForm({ resolver, defaultValues: initialValues ?? emptyDraft() });
  const { control, register, setFocus } = form;
  const { errors, submitCount } = form.formState;
  const [jiraUrl, projectName] = useWatch({ control, name: ['jiraUrl', 'projectName'] });
  const typed = useRef<ConnectFormValues | null>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const submitOnce = useOnce(state, onSubmit);
  const submitting = state.kind === 'submitting';

  // Once the failure has been read, focus goes to where it can be put right.
  useEffect(() => {
    if (state.kind !== 'failed') return undefined;
    const field = fieldToCorrect(state.failure);
    return () => (field === null ? submitButton.current?.focus() : setFocus(field));
  }, [state, setFocus]);

  const usesSample = sample !== null && jiraUrl === sample.jira_url;
  const problems = Object.keys(errors).length;
  return (
    // `post`: should a browser ever submit this form by itself, the key must not end up in the address.
    <form method="post" noValidate onSubmit={form.handleSubmit(submitOnce)} aria-busy={submitting}>
      <Fields disabled={submitting}>
        {sample !== null && (
          <SampleTrackerPicker
            sample={sample}
            inUse={usesSample}
            projectName={projectName}
            onChoose={(project) => {
              if (!usesSample) typed.current = form.getValues();
              form.reset(sampleDraft(sample, project));
            }}
            onStop={() => form.reset(typed.current ?? emptyDraft())}
          />
        )}
        <TextField
          label="Your Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <TextField
          label="JIRA Instance URL"
          hint="The base URL only, such as https://your-company.atlassian.net"
          type="url"
          autoComplete="url"
          error={errors.jiraUrl?.message}
          {...register('jiraUrl')}
        />
        <TextField
          label="JIRA Project Name"
          hint="The exact project name; use quotes if it has spaces"
          autoComplete="off"
          error={errors.projectName?.message}
          {...register('projectName')}
        />
        <PasswordField
          label="JIRA API Key"
          hint="Only used to read ticket data"
          autoComplete="new-password"
          error={errors.apiKey?.message}
          {...register('apiKey')}
        />
        <Controller
          control={control}
          name="launchDate"
          render={({ field: { onChange, ...field } }) => (
            <DateField
              {...field}
              label={`When did you start using ${assistant}?`}
              onValueChange={onChange}
              min={localDay(EARLIEST_ADOPTION_DATE)}
              max={localDay(today)}
              error={errors.launchDate?.message}
            />
          )}
        />
      </Fields>
      <Summary>
        {submitCount > 0 && problems > 0 && `${problems} ${problems === 1 ? 'field needs' : 'fields need'} a look.`}
      </Summary>
      <Actions>
        <AppLinkButton chrome={chrome} to="/" size="lg">
          Back
        </AppLinkButton>
        <Button ref={submitButton} type="submit" variant="primary" size="lg" loading={submitting}>
          {submitting ? 'Submitting...' : 'Analyze Data'}
        </Button>
      </Actions>
    </form>
  );
}
