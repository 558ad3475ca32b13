import { type ComponentProps, useState } from 'react';
import type { AssumptionsModal } from '../../features/dashboard/assumptions/AssumptionsModal/AssumptionsModal.tsx';
import { LoadError } from '../../features/dashboard/shared/LoadError/LoadError.tsx';
import { PendingDialog } from '../../primitives/Dialog/PendingDialog.tsx';
import { lazyModule } from '../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../primitives/lazyModule/useLazyModule.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { useCountUpFinished } from './useCountUpFinished.ts';

const lazyAssumptionsModal = lazyModule(
  async () =>
    (await import('../../features/dashboard/assumptions/AssumptionsModal/AssumptionsModal.tsx')).AssumptionsModal,
);

/** On a touch screen, no pointer approaches a control before it is pressed, so the modal is fetched in advance. */
const isTouchScreen = () => matchMedia('(hover: none)').matches;

interface AssumptionsEditorProps extends ComponentProps<typeof AssumptionsModal> {
  /** Whether the pointer or the focus has reached a control that opens the modal. */
  readonly isApproached: boolean;
}

/** The modal of the assumptions. It is fetched before it is needed. If the modal has not been fetched yet, an empty dialog opens immediately. */
export function AssumptionsEditor({ isApproached, ...props }: AssumptionsEditorProps) {
  const { open, onClose } = props;
  const hasCountedUp = useCountUpFinished();
  const modal = useLazyModule(lazyAssumptionsModal, open || isApproached || (hasCountedUp && isTouchScreen()));
  // Opening tries again, because a failed fetch may succeed now.
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open && modal.kind === 'failed') modal.retry();
  }
  if (modal.kind === 'ready') return <modal.value {...props} />;
  if (!open) return null;
  return (
    <PendingDialog title="Edit Cost Assumptions" onClose={onClose}>
      {modal.kind === 'failed' ? <LoadError onRetry={modal.retry} /> : <Spinner label="Loading" />}
    </PendingDialog>
  );
}
