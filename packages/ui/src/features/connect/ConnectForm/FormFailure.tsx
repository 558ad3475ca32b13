import type { FailureRepair } from '@roi-insight/report-text';
import type { CopyText } from '../../shell/PageFrame/ScreenChrome.ts';
import { FailureAlert } from '../FailureDialog/FailureAlert.tsx';
import type { FormState } from './FormState.ts';
import type { ConnectFormApi } from './ConnectFields.tsx';

/** The actions that the host provides for a failed submission. */
export interface FailureHandlers {
  readonly onDismiss: () => void;
  readonly onCopy: CopyText;
  /** Shows the report from before the failed analysis again; null if there is none. */
  readonly onKeepPrevious: (() => void) | null;
}

interface FormFailureProps extends FailureHandlers {
  readonly form: ConnectFormApi;
  readonly state: Extract<FormState, { kind: 'failed' }>;
  /** Submits the form with its current values. */
  readonly onSubmit: () => void;
}

/** The alert of a failed submission. Its buttons correct the form. */
export function FormFailure({ form, state, onSubmit, onDismiss, onCopy, onKeepPrevious }: FormFailureProps) {
  const repair = (repair: FailureRepair) => {
    onDismiss();
    if (repair.kind === 'api-key') return;
    form.setValue(repair.field, repair.value);
    if (repair.submits) onSubmit();
  };
  return (
    <FailureAlert
      failure={state.failure}
      onDismiss={onDismiss}
      onCopy={onCopy}
      correction={{ jiraUrl: form.getValues('jiraUrl'), onRepair: repair }}
      onKeepPrevious={state.hasPrevious === true ? onKeepPrevious : null}
    />
  );
}
