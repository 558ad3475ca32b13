import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { theme, type } from '../../../theme/index.ts';
import { failureMessage, type SubmissionFailure } from '@roi-insight/report-text';

interface FailureFallbackProps {
  /** Why the request failed. */
  readonly failure: SubmissionFailure;
  /** The reader closed the message. */
  readonly onDismiss: () => void;
  /** Shows the earlier report again; null if there is none. */
  readonly onKeepPrevious?: (() => void) | null;
}

/** Replaces the failure dialog if it could not be fetched; uses native elements only. */
export function FailureFallback({ failure, onDismiss, onKeepPrevious = null }: FailureFallbackProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <Note
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      onCancel={onDismiss}
    >
      <h2 id={`${id}-title`}>Form Submission Failed</h2>
      <p id={`${id}-message`}>{failureMessage(failure)}</p>
      <Actions>
        <Button variant="primary" onClick={onDismiss}>
          Back to the form
        </Button>
        {onKeepPrevious !== null && <Button onClick={onKeepPrevious}>Keep previous report</Button>}
      </Actions>
    </Note>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;

const Note = styled.dialog`
  width: min(100% - 2rem, 32rem);
  margin: auto;
  padding: ${theme.space[8]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.lg};

  &::backdrop {
    background: ${theme.color.scrim};
  }

  h2 {
    ${type.heading}
  }

  p {
    margin-block: ${theme.space[2]} ${theme.space[6]};
    color: ${theme.color.textMuted};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
