import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useThemeCheck } from '../../theme/index.ts';
import type { DialogProps } from '../Dialog/Dialog.tsx';
import { DialogContent } from '../Dialog/DialogContent.tsx';

/** Reports a failure that needs a response: a click outside does not dismiss it. Load it lazily if it is rarely shown. */
export function AlertDialog({ open, defaultOpen, onOpenChange, trigger, ...content }: DialogProps) {
  useThemeCheck('AlertDialog');
  return (
    <Base.Root open={open} defaultOpen={defaultOpen} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger}
      <DialogContent {...content} />
    </Base.Root>
  );
}
