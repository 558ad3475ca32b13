import { Skeleton } from '@roi-insight/ui/skeleton';

export function LoadingFigure() {
  return (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <output>Loading the savings...</output>
      <Skeleton width="6rem" height="0.875rem" />
      <Skeleton width="10rem" height="3rem" />
    </div>
  );
}
