import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';

interface Handlers {
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The ways back from a file without a report. The columns, if they were chosen, may be the reason. */
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
