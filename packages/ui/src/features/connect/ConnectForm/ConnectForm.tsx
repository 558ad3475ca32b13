import type { SampleTracker } from '@roi-insight/contracts';
import { connectFormTexts } from '@roi-insight/report-text';
import type { ConnectFormValues } from './connectFormSchema.ts';
import { isEmptyTeam } from '../ComparisonTeams/TeamValues.ts';
import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { useBrand, useFormats } from '../../../brand/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { lazyModule } from '../../../primitives/lazyModule/lazyModule.ts';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { media, theme, type } from '../../../theme/index.ts';
import { lazyFailureDialog } from '../FailureDialog/FailureAlert.tsx';
import { UsageData } from '../UsageData/UsageData.tsx';
import type { UsageDataValues } from '../UsageData/UsageDataValues.ts';
import { TicketFileOffer } from '../TicketFile/TicketFileOffer.tsx';
import type { TicketFileOfferProps } from '../TicketFile/TicketFileOfferProps.ts';
import { AppLinkButton } from '../../shell/PageFrame/AppLinkButton.tsx';
import type { ScreenChrome } from '../../shell/PageFrame/ScreenChrome.ts';
import { emptyDraft } from './connectDraft.ts';
import { type ConnectFormApi, ConnectFields } from './ConnectFields.tsx';
import { focusInvalidField } from './focusInvalidField.ts';
import { type FailureHandlers, FormFailure } from './FormFailure.tsx';
import type { FormState } from './FormState.ts';
import { SampleOffer } from './SampleOffer.tsx';
import { useOnce } from './useOnce.ts';

/** The validation rules, fetched later: with yup (19 kB gzip), they would exceed what `/form` may load before it is shown. */
const lazyResolver = lazyModule(async () => (await import('./connectResolver.ts')).connectResolver);

/** Fetches code that a submission may need. If fetching fails, the code is fetched again when it is needed. */
function fetchAhead(): void {
  lazyResolver.load().catch(() => undefined);
  lazyFailureDialog.load().catch(() => undefined);
}

/** `valuesBeforeSample` are the values typed before the sample was chosen; null if the sample was not submitted. */
export type SubmitForm = (values: ConnectFormValues, valuesBeforeSample: ConnectFormValues | null) => void;

interface ConnectFormProps extends RootProps<'form'> {
  /** The host's data and handlers for the header. */
  readonly chrome: ScreenChrome;
  /** The state of the request of this form. */
  readonly state: FormState;
  /** Called with valid values only, once per submission. */
  readonly onSubmit: SubmitForm;
  /** The last selectable day. */
  readonly today: Date;
  /** The initial values of the fields. */
  readonly initialValues: ConnectFormValues | null;
  /** The values that the chosen sample replaced; null if the last submission did not use the sample. */
  readonly initialValuesBeforeSample: ConnectFormValues | null;
  /** Null if there is no sample tracker. */
  readonly sample: SampleTracker | null;
  /** Null if files cannot be analyzed here. */
  readonly ticketFile?: TicketFileOfferProps | null;
  /** Null if usage files cannot be read here. */
  readonly usageData?: UsageDataValues | null;
  /** Null if the host shows failures itself. */
  readonly failureHandlers?: FailureHandlers | null;
}

/** Asks for the tracker and the adoption date. Invalid fields explain their error, and the first one takes focus. */
export function ConnectForm(props: ConnectFormProps) {
  const { chrome, state, onSubmit, today, initialValues, initialValuesBeforeSample, ...rest } = props;
  const { sample, ticketFile = null, usageData = null, failureHandlers = null, ...root } = rest;
  const { assistant } = useBrand();
  const formats = useFormats();
  const resolver: Resolver<ConnectFormValues> = useCallback(
    async (...form) => (await lazyResolver.load())(assistant, formats)(...form),
    [assistant, formats],
  );
  const form = useForm({ resolver, defaultValues: initialValues ?? emptyDraft() });
  const { errors, submitCount } = form.formState;
  const submitButton = useRef<HTMLButtonElement>(null);
  const [valuesBeforeSample, setValuesBeforeSample] = useState(initialValuesBeforeSample);
  const submitOnce = useOnce(state, ({ comparison = [], ...values }: ConnectFormValues) => {
    const teams = comparison.filter((team) => !isEmptyTeam(team));
    onSubmit({ ...values, comparison: teams }, values.jiraUrl === sample?.jira_url ? valuesBeforeSample : null);
  });
  const submitting = state.kind === 'submitting';
  const [unchecked, setUnchecked] = useState(false);
  const isReadingUsage = usageData?.run.kind === 'reading';
  const [hasToWait, setHasToWait] = useState(false);
  const problems = submitCount === 0 ? 0 : Object.keys(errors).length;

  // When the dialog closes, focus moves to the field to correct. It moves one frame later, because the dialog first returns focus to where it was.
  useEffect(() => {
    if (state.kind !== 'failed') return undefined;
    const { failure } = state;
    const button = submitButton.current;
    const focus = () => {
      if (!focusInvalidField(form, failure)) button?.focus();
    };
    return () => void requestAnimationFrame(focus);
  }, [state, form]);

  const replaceBySample = (typed: ConnectFormValues) => {
    setValuesBeforeSample(typed);
    usageData?.onSampleChange(sample?.jira_url ?? null);
    fetchAhead();
  };

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setHasToWait(isReadingUsage);
    if (isReadingUsage) return;
    fetchAhead();
    const loaded = await lazyResolver.load().then(
      () => true,
      () => false,
    );
    setUnchecked(!loaded);
    if (loaded) await form.handleSubmit(submitOnce)(event);
  };

  /** Analyzing a file needs only the adoption date from the form. */
  const analyzeFile = async (file: File) => {
    const isDated = await form.trigger('launchDate', { shouldFocus: true }).catch(() => false);
    const { launchDate: adoptedOn, includeTickets = false } = form.getValues();
    if (isDated) ticketFile?.onChoose({ file, adoptedOn, includeTickets });
  };
  // Does the same as `useEffectEvent`, which React has only since version 19.2.
  const analyzeDropped = useRef(analyzeFile);
  useEffect(() => {
    analyzeDropped.current = analyzeFile;
  });
  const dropped = ticketFile?.dropped ?? null;
  useEffect(() => {
    if (dropped !== null) void analyzeDropped.current(dropped);
  }, [dropped]);

  return (
    // `post`, so that the key does not appear in the URL if a browser submits this form without the handler.
    <form {...root} method="post" noValidate onChange={fetchAhead} onSubmit={handleSubmit} aria-busy={submitting}>
      <Fields disabled={submitting}>
        <SamplePlace>
          {sample !== null && (
            <SampleOffer
              form={form}
              sample={sample}
              valuesBeforeSample={valuesBeforeSample}
              onUse={replaceBySample}
              onStop={() => usageData?.onSampleChange(null)}
            />
          )}
        </SamplePlace>
        <ConnectFields form={form} assistant={assistant} today={today} />
        {usageData !== null && <FormUsage form={form} {...usageData} />}
      </Fields>
      <Summary>
        {unchecked && connectFormTexts.rulesFailed}
        {hasToWait && isReadingUsage && connectFormTexts.isReadingUsage}
        {problems > 0 && `${formats.counted(problems, 'field needs', 'fields need')} your attention.`}
      </Summary>
      <Actions>
        <AppLinkButton chrome={chrome} to="/" size="lg">
          Back
        </AppLinkButton>
        <Button ref={submitButton} type="submit" variant="primary" size="lg" loading={submitting}>
          {submitting ? 'Submitting...' : 'Analyze Data'}
        </Button>
      </Actions>
      {ticketFile !== null && <TicketFileOffer onChoose={(file) => void analyzeFile(file)} />}
      {state.kind === 'failed' && failureHandlers !== null && (
        <FormFailure
          {...failureHandlers}
          form={form}
          state={state}
          onSubmit={() => submitButton.current?.form?.requestSubmit()}
        />
      )}
    </form>
  );
}

/** The usage files, with the teams that the form names currently. */
function FormUsage({ form, ...usageData }: UsageDataValues & { readonly form: ConnectFormApi }) {
  const [project, comparison = []] = useWatch({ control: form.control, name: ['projectName', 'comparison'] });
  const others = comparison.map(({ projectName }) => projectName);
  return <UsageData {...usageData} project={project} others={others} />;
}

const Fields = styled.fieldset`
  display: grid;
  gap: ${theme.space[6]};

  /* Keeps the focused element above the sticky buttons. */
  :is(input, button) {
    scroll-margin-bottom: 7rem;
  }
`;

/** Reserves a line for the sample tracker above the fields. The tracker appears late or never. */
const SamplePlace = styled.div`
  min-height: 2.75rem;
  margin-block: calc(-1 * ${theme.space[6]}) calc(-1 * ${theme.space[2]});

  ${media.tablet} {
    min-height: 2.5rem;
  }
`;

/**
 * On a phone, the buttons are stacked with the main button on top. If the sample is chosen, they stick above a presenter's bar, because there is
 * nothing to type.
 */
const Actions = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[8]};

  ${media.tablet} {
    flex-direction: row;
    justify-content: space-between;
  }

  form:has([data-sample]) & {
    position: sticky;
    z-index: 1;
    bottom: var(--bottom-bar, 0);
    flex-direction: row;
    justify-content: space-between;
    padding-block: ${theme.space[3]};
    border-top: 1px solid ${theme.color.hairline};
    background: ${theme.color.canvas};
  }
`;

/** The number of invalid fields, announced when it changes. */
const Summary = styled.output`
  ${type.small}
  display: block;
  color: ${theme.color.negative};

  &:not(:empty) {
    margin-top: ${theme.space[6]};
  }
`;
