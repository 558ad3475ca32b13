import { lazyModule } from '../../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../../primitives/lazyModule/useLazyModule.ts';
import type { FailureDialogProps } from './FailureDialog.tsx';
import { FailureFallback } from './FailureFallback.tsx';

/** A separate chunk, fetched while the user types: most users never see the dialog. */
export const lazyFailureDialog = lazyModule(async () => (await import('./FailureDialog.tsx')).FailureDialog);

/** Shows why a submission failed, with a fallback if the dialog cannot be fetched. */
export function FailureAlert(props: FailureDialogProps) {
  const dialog = useLazyModule(lazyFailureDialog);
  if (dialog.kind === 'loading') return null;
  return dialog.kind === 'ready' ? <dialog.value {...props} /> : <FailureFallback {...props} />;
}
