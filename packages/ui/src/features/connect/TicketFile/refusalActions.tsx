import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';

interface Handlers {
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/**
 * The buttons of a dialog about a file from which no report was made. One button leads to the columns if the reader
 * chose them, because the columns may be the reason.
 */
export function refusalActions(isMapped: boolean, { onBack, onClose }: Handlers): ReactNode {
  return (
    <>
      <Button variant={isMapped ? 'secondary' : 'primary'} onClick={onClose}>
        Back to the form
      </Button>
      {isMapped && (
        <Button variant="primary" onClick={onBack}>
          Back to the columns
        </Button>
      )}
    </>
  );
}
