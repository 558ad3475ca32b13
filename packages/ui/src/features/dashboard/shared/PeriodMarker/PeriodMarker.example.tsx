import { PeriodMarker } from '@roi-insight/ui/period-marker';

export function Legend() {
  return (
    <p style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
      <PeriodMarker $side="pre" /> Before adoption
      <PeriodMarker $side="post" /> After adoption
    </p>
  );
}
