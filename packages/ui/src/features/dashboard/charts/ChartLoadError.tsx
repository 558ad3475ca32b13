import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';

interface ChartLoadErrorProps {
  /** Loads the chart again. */
  readonly onRetry: () => void;
}

/** Replaces a plot whose code could not be fetched. The finding above it and the values below it stay. */
export function ChartLoadError({ onRetry }: ChartLoadErrorProps) {
  return (
    <EmptyState title="This chart could not be loaded" action={<Button onClick={onRetry}>Try again</Button>}>
      Its values are below. Check the connection and try again; if that does not help, reload the page.
    </EmptyState>
  );
}
