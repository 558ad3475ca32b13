import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';

interface ChartLoadErrorProps {
  /** Loads the chart again. */
  readonly onRetry: () => void;
}

/** Replaces a chart, between its finding and its values, when the code that draws it could not be fetched. */
export function ChartLoadError({ onRetry }: ChartLoadErrorProps) {
  return (
    <EmptyState title="This chart could not be loaded" action={<Button onClick={onRetry}>Try again</Button>}>
      Its values are below. Check the connection and try again; if that does not help, reload the page.
    </EmptyState>
  );
}
