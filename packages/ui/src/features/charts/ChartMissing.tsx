import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';

interface ChartMissingProps {
  readonly onRetry: () => void;
}

/** Stands where a chart would be drawn, between its finding and its values, when what draws it could not be fetched. */
export function ChartMissing({ onRetry }: ChartMissingProps) {
  return (
    <EmptyState title="This chart could not be loaded" action={<Button onClick={onRetry}>Try again</Button>}>
      Its values are below. Check the connection and try again; if that does not help, reload the page.
    </EmptyState>
  );
}
