import { lazyModule } from '../../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../../primitives/lazyModule/useLazyModule.ts';
import type { FailureDialogProps } from './FailureDialog.tsx';
import { FailureFallback } from './FailureFallback.tsx';

/** Apart from the form, which most people leave without ever seeing the dialog; fetched while somebody types. */
export const lazyFailureDialog = lazyModule(async () => (await import('./FailureDialog.tsx')).FailureDialog);

/** Says why a submission failed, whether or not the dialog made for that can be fetched. */
export function FailureAlert(props: FailureDialogProps) {
  const dialog = useLazyModule(lazyFailureDialog);
  if (dialog.kind === 'loading') return null;
  return dialog.kind === 'ready' ? <dialog.Component {...props} /> : <FailureFallback {...props} />;
}
