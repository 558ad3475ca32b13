import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useThemeCheck } from '../../theme/index.ts';
import type { DialogProps } from '../Dialog/Dialog.tsx';
import { DialogContent } from '../Dialog/DialogContent.tsx';

/** Bad news that needs an answer: a click outside does not dismiss it. Load it lazily where it is rarely seen. */
export function AlertDialog({ open, defaultOpen, onOpenChange, trigger, ...content }: DialogProps) {
  useThemeCheck('AlertDialog');
  return (
    <Base.Root open={open} defaultOpen={defaultOpen} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger}
      <DialogContent {...content} />
    </Base.Root>
  );
}
