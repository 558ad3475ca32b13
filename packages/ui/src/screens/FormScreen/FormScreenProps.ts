import type { CalendarDate, ConnectFormValues, SampleTracker } from '@roi-insight/contracts';
import type { FormState } from '../../features/ConnectForm/FormState.ts';
import type { SubmitForm } from '../../features/ConnectForm/SubmitForm.ts';
import type { CopyText, ScreenChrome } from '../../features/PageFrame/ScreenChrome.ts';

export interface FormScreenProps {
  readonly chrome: ScreenChrome;
  readonly state: FormState;
  /** Called with valid values only, once per submission. `launchDate` is local midnight of the picked day. */
  readonly onSubmit: SubmitForm;
  readonly onDismissFailure: () => void;
  readonly onCopy: CopyText;
  /** The user's own calendar day: the last one that can be picked. */
  readonly today: CalendarDate;
  /** What was submitted before a failure, token included: kept in memory so that a typo costs no retyping. */
  readonly initialValues?: ConnectFormValues | null;
  /** The `own` of that submission. */
  readonly initialOwn?: ConnectFormValues | null;
  /** Null: this server has no sample tracker. */
  readonly sample: SampleTracker | null;
  /** Something the person should know before submitting, such as storage being disabled. */
  readonly notice?: string | null;
}
