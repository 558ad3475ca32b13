import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

interface PartMissingProps {
  readonly onRetry: () => void;
}

/** Stands where a part of the screen could not be fetched; all the rest of it is there. */
export function PartMissing({ onRetry }: PartMissingProps) {
  return (
    <Alert tone="negative" title="This part could not be loaded" actions={<Button onClick={onRetry}>Try again</Button>}>
      Check the connection and try again. If that does not help, reload the page.
    </Alert>
  );
}
