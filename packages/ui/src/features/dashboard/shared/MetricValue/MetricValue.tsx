import { MISSING } from '@roi-insight/report-text';
import { VisuallyHidden } from '../../../../primitives/shared/VisuallyHidden.ts';

interface MetricValueProps {
  /** The formatted figure. */
  readonly text: string;
  /** Why the figure is missing; shown as the title of the '—'. */
  readonly reason: string;
}

/** A formatted figure. For '—', the reason is its title and is read by screen readers. */
export function MetricValue({ text, reason }: MetricValueProps) {
  if (text !== MISSING) return text;
  return (
    <span title={reason}>
      <span aria-hidden>{MISSING}</span>
      <VisuallyHidden>{reason}</VisuallyHidden>
    </span>
  );
}
