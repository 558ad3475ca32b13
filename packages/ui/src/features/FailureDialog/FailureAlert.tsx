import { usePart } from '../../primitives/Part/usePart.ts';
import type { FailureDialogProps } from './FailureDialog.tsx';
import { failureDialogPart } from './failureDialogPart.ts';
import { FailureNote } from './FailureNote.tsx';

/** Says why a submission failed, whether or not the dialog made for that can be fetched. */
export function FailureAlert(props: FailureDialogProps) {
  const dialog = usePart(failureDialogPart);
  if (dialog.kind === 'coming') return null;
  return dialog.kind === 'here' ? <dialog.Piece {...props} /> : <FailureNote {...props} />;
}
