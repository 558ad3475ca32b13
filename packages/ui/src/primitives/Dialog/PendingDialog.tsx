import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { theme, type } from '../../theme/index.ts';
import { Button } from '../Button/Button.tsx';

/** Looks like a `Dialog`. */
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
  /** A spinner, or the reason why the dialog could not be fetched. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

function open(dialog: HTMLDialogElement) {
  dialog.showModal();
  // Closing returns focus to the control that opened the dialog, so that the fetched dialog finds the focus there.
  return () => dialog.close();
}

/** Replaces a `Dialog` while its code is being fetched. It uses the browser's own dialog, which needs no further code. */
export function PendingDialog({ title, children, onClose }: PendingDialogProps) {
  const titleId = useId();
  return (
    // Handles only Escape. `close` would also fire when the fetched dialog replaces this one.
    <Frame ref={open} aria-labelledby={titleId} onCancel={onClose}>
      <Title id={titleId}>{title}</Title>
      {children}
      <div>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Frame>
  );
}
