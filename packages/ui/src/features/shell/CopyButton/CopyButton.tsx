import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import type { CopyText } from '../PageFrame/ScreenChrome.ts';

interface CopyButtonProps extends RootProps<'button'> {
  /** The text to copy to the clipboard. */
  readonly text: string;
  /** 'Copy details' by default. */
  readonly label?: string;
  /** Copies the text. The button shows whether it succeeded. */
  readonly onCopy: CopyText;
}

const LABELS = { copied: 'Copied', refused: 'Copying is blocked' } as const;

/** Copies details for an email or a ticket, and shows whether the copying succeeded. */
export function CopyButton({ text, label = 'Copy details', onCopy, ...root }: CopyButtonProps) {
  const [look, setLook] = useState<'ready' | keyof typeof LABELS>('ready');
  const copy = async () => {
    // Without https, `navigator.clipboard` is undefined and the call throws.
    try {
      await onCopy(text);
      setLook('copied');
    } catch {
      setLook('refused');
    }
  };
  return (
    <Button {...root} onClick={copy}>
      <span aria-live="polite">{look === 'ready' ? label : LABELS[look]}</span>
    </Button>
  );
}
