import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { theme, type } from '../../theme/index.ts';
import { Button } from '../Button/Button.tsx';

/** It looks like a `Dialog`. */
const Frame = styled.dialog`
  width: min(32rem, calc(100% - 2 * ${theme.space[4]}));
  margin: auto;
  padding: ${theme.space[8]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surfaceRaised};
  color: inherit;
  &::backdrop {
    background: ${theme.color.scrim};
  }
  > * + * {
    margin-top: ${theme.space[5]};
  }
`;

const Title = styled.h2`
  ${type.heading}
`;

interface PendingDialogProps {
  /** The title of the dialog that is being fetched. */
  readonly title: string;
  /** A spinner, or why it could not be fetched. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

function open(dialog: HTMLDialogElement) {
  dialog.showModal();
  // Closing returns focus to the control that opened it, where the fetched dialog finds it.
  return () => dialog.close();
}

/** Takes the place of a `Dialog` while its code is being fetched. It is the browser's own, because it must not have to be fetched. */
export function PendingDialog({ title, children, onClose }: PendingDialogProps) {
  const titleId = useId();
  return (
    // Escape cancels it. `close` would also report that it was replaced.
    <Frame ref={open} aria-labelledby={titleId} onCancel={onClose}>
      <Title id={titleId}>{title}</Title>
      {children}
      <div>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Frame>
  );
}
