import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { DialogProps } from '../Dialog/Dialog.tsx';
import { DialogContent } from '../Dialog/DialogContent.tsx';

/** Bad news that needs an answer: a click outside does not dismiss it. Load it lazily where it is rarely seen. */
export function AlertDialog({ open, onOpenChange, ...content }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <DialogContent {...content} />
    </Base.Root>
  );
}
