import { CHART_NOT_LOADED } from '@roi-insight/report-text';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';

interface ChartLoadErrorProps {
  /** Loads the chart again. */
  readonly onRetry: () => void;
}

/** Replaces a plot whose code could not be fetched. The finding above it and the values below it stay. */
export function ChartLoadError({ onRetry }: ChartLoadErrorProps) {
  return (
    <EmptyState title={CHART_NOT_LOADED.title} action={<Button onClick={onRetry}>Try again</Button>}>
      {CHART_NOT_LOADED.text}
    </EmptyState>
  );
}
