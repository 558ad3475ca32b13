import type { ReactNode } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { useThemeCheck } from '../../theme/index.ts';
import { DialogContent, type DialogContentProps } from './DialogContent.tsx';

export * from './dialogButtons.ts';

export interface DialogProps extends DialogContentProps {
  /** Whether it is shown, if the owner decides. */
  readonly open?: boolean | undefined;
  /** Whether it is shown at first. */
  readonly defaultOpen?: boolean | undefined;
  /** It opened or closed, or is to do so. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** A `DialogTrigger`, drawn where the dialog stands in the page. */
  readonly trigger?: ReactNode;
}

/** A task in front of the page. Focus stays inside, Escape and a click outside close it, and focus returns to where it came from. */
export function Dialog({ open, defaultOpen, onOpenChange, trigger, ...content }: DialogProps) {
  useThemeCheck('Dialog');
  return (
    <Base.Root open={open} defaultOpen={defaultOpen} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger}
      <DialogContent {...content} />
    </Base.Root>
  );
}
