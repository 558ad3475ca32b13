import { Card } from '@roi-insight/ui/card';
import { useId } from 'react';

export function ProveValue() {
  const titleId = useId();
  return (
    <Card render={<section />} aria-labelledby={titleId}>
      <h3 id={titleId}>Prove value</h3>
      <p>Live, executive-ready ROI metrics and reports.</p>
    </Card>
  );
}
