import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import type { CopyText } from '../PageFrame/ScreenChrome.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly onCopy: CopyText;
}

const LOOKS = {
  ready: { label: 'Copy details', Icon: Copy },
  copied: { label: 'Copied', Icon: Check },
  refused: { label: 'Copying is blocked', Icon: TriangleAlert },
} as const;

/** Copies details for a mail or a ticket, and says whether that worked. */
export function CopyButton({ text, onCopy }: CopyButtonProps) {
  const [look, setLook] = useState<keyof typeof LOOKS>('ready');
  const { label, Icon } = LOOKS[look];
  const copy = () =>
    onCopy(text).then(
      () => setLook('copied'),
      () => setLook('refused'),
    );
  return (
    <Button onClick={copy}>
      <Icon size={16} aria-hidden="true" />
      <span aria-live="polite">{label}</span>
    </Button>
  );
}
