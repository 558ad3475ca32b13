import type { CalendarDate, ConnectFormValues, SampleTracker } from '@roi-insight/contracts';
import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useBrand } from '../../brand/index.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { failureDialogPart } from '../FailureDialog/failureDialogPart.ts';
import { AppLinkButton } from '../PageFrame/AppLinkButton.tsx';
import type { ScreenChrome } from '../PageFrame/ScreenChrome.ts';
import { emptyDraft } from './connectDraft.ts';
import { ConnectFields } from './ConnectFields.tsx';
import { Actions, Fields, SamplePlace, Summary } from './connectFormParts.ts';
import { fieldToCorrect } from './fieldToCorrect.ts';
import type { FormState } from './FormState.ts';
import { SampleOffer } from './SampleOffer.tsx';
import type { SubmitForm } from './SubmitForm.ts';
import { useOnce } from './useOnce.ts';

/** Fetched at the first letter that is typed. */
const loadRules = () => import('./connectResolver.ts');

/** What a submission may need, while there is a connection. What does not come is asked for again when it is needed. */
function fetchAhead(): void {
  loadRules().catch(() => undefined);
  failureDialogPart.fetch().catch(() => undefined);
}

const RULES_MISSING = 'Part of this page could not be loaded. Check the connection and submit again.';

interface ConnectFormProps {
  readonly chrome: ScreenChrome;
  readonly state: FormState;
  /** Called with valid values only, once per submission. */
  readonly onSubmit: SubmitForm;
  readonly today: CalendarDate;
  readonly initialValues: ConnectFormValues | null;
  /** The `own` of an earlier submission. */
  readonly initialOwn: ConnectFormValues | null;
  /** Null: there is no sample tracker to offer. */
  readonly sample: SampleTracker | null;
}

/** Asks for the tracker and the adoption date. Invalid fields say why, and the first of them takes focus. */
export function ConnectForm(props: ConnectFormProps) {
  const { chrome, state, onSubmit, today, initialValues, initialOwn, sample } = props;
  const { assistant } = useBrand();
  const resolver: Resolver<ConnectFormValues> = useCallback(
    async (...form) => (await loadRules()).connectResolver(assistant)(...form),
    [assistant],
  );
  const form = useForm({ resolver, defaultValues: initialValues ?? emptyDraft() });
  const { errors, submitCount } = form.formState;
  const { setFocus } = form;
  const submitButton = useRef<HTMLButtonElement>(null);
  const [own, setOwn] = useState(initialOwn);
  const submitOnce = useOnce(state, (values: ConnectFormValues) =>
    onSubmit(values, values.jiraUrl === sample?.jira_url ? own : null),
  );
  const submitting = state.kind === 'submitting';
  const [unchecked, setUnchecked] = useState(false);
  const problems = submitCount === 0 ? 0 : Object.keys(errors).length;

  // Once the failure has been read, focus goes to where it can be put right: in the next frame, since the closing
  // dialog first gives it back to where it was.
  useEffect(() => {
    if (state.kind !== 'failed') return undefined;
    const field = fieldToCorrect(state.failure);
    const button = submitButton.current;
    return () => void requestAnimationFrame(() => (field === null ? button?.focus() : setFocus(field)));
  }, [state, setFocus]);

  const replaceBySample = (typed: ConnectFormValues) => {
    setOwn(typed);
    fetchAhead();
  };

  const check = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    fetchAhead();
    const loaded = await loadRules().then(
      () => true,
      () => false,
    );
    setUnchecked(!loaded);
    if (loaded) await form.handleSubmit(submitOnce)(event);
  };

  return (
    // `post`: should a browser ever submit this form by itself, the key must not end up in the address.
    <form method="post" noValidate onChange={fetchAhead} onSubmit={check} aria-busy={submitting}>
      <Fields disabled={submitting}>
        <SamplePlace>
          {sample !== null && <SampleOffer form={form} sample={sample} own={own} onUse={replaceBySample} />}
        </SamplePlace>
        <ConnectFields form={form} assistant={assistant} today={today} />
      </Fields>
      <Summary>
        {unchecked && RULES_MISSING}
        {problems > 0 && `${problems} ${problems === 1 ? 'field needs' : 'fields need'} your attention.`}
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
