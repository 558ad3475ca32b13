import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { DialogProps } from '../Dialog/Dialog.tsx';
import { DialogSheet } from '../Dialog/DialogSheet.tsx';

/** Bad news that needs an answer: a click outside does not dismiss it. Load it lazily where it is rarely seen. */
export function AlertDialog({ open, onOpenChange, ...sheet }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <DialogSheet {...sheet} />
    </Base.Root>
  );
}
