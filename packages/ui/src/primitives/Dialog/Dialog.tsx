import type { ReactNode } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { useThemeCheck } from '../../theme/index.ts';
import { DialogContent, type DialogContentProps } from './DialogContent.tsx';

export * from './dialogButtons.ts';

export interface DialogProps extends DialogContentProps {
  /** Whether the dialog is open, for controlled use. */
  readonly open?: boolean | undefined;
  /** Whether the dialog is initially open. */
  readonly defaultOpen?: boolean | undefined;
  /** Called when the dialog opens or closes. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** A `DialogTrigger`, rendered where the dialog is in the markup. */
  readonly trigger?: ReactNode;
}

/**
 * A short task in front of the page. Focus stays inside. Escape and a click outside close the dialog, and focus returns
 * to where it was.
 */
export function Dialog({ open, defaultOpen, onOpenChange, trigger, ...content }: DialogProps) {
  useThemeCheck('Dialog');
  return (
    <Base.Root open={open} defaultOpen={defaultOpen} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger}
      <DialogContent {...content} />
    </Base.Root>
  );
}
