import { Dialog as Base } from '@base-ui/react/dialog';
import { DialogContent, type DialogContentProps } from './DialogContent.tsx';

export interface DialogProps extends DialogContentProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A task in front of the page. Focus stays inside, Escape and a click outside close it, and focus returns to where it came from. */
export function Dialog({ open, onOpenChange, ...content }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <DialogContent {...content} />
    </Base.Root>
  );
}
