import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { focusRing, theme } from '../src/theme/index.ts';

const Root = styled.button`
  position: relative;
  padding: 0.25rem 0.5rem;
  border: 1px solid transparent;
  border-radius: ${theme.radius.sm};
  background: none;
  color: inherit;
  font-family: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    border-color: ${theme.color.hairlineStrong};
    background: ${theme.color.surfaceSunken};
  }
  ${focusRing}
`;

const Note = styled.output`
  position: absolute;
  inset-block-start: -0.75rem;
  inset-inline-end: 0.25rem;
  padding: 0 0.375rem;
  border-radius: ${theme.radius.sm};
  background: ${theme.color.text};
  color: ${theme.color.canvas};
  font-size: 0.75rem;
  line-height: 1.5rem;
  &:empty {
    display: none;
  }
`;

interface CopyProps {
  readonly text: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Copies a text on click, and confirms it until pointer and focus leave. */
export function Copy({ text, className, children }: CopyProps) {
  const [note, setNote] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setNote('Copied');
    } catch {
      setNote('Not allowed');
    }
  };
  const forget = () => setNote('');
  return (
    <Root className={className} title={`Copy ${text}`} onClick={copy} onBlur={forget} onPointerLeave={forget}>
      {children}
      <Note>{note}</Note>
    </Root>
  );
}
