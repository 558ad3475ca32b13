import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';

interface LoadErrorProps {
  readonly onRetry: () => void;
}

/** Replaces a part of the screen that could not be fetched; the rest of the screen stays. */
export function LoadError({ onRetry }: LoadErrorProps) {
  return (
    <Alert tone="negative" title="This part could not be loaded" actions={<Button onClick={onRetry}>Try again</Button>}>
      Check the connection and try again. If that does not help, reload the page.
    </Alert>
  );
}
