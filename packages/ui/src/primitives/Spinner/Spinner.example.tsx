import { Spinner } from '@roi-insight/ui/spinner';

export function LoadingDashboard() {
  return (
    <output style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
      <Spinner size={24} /> Loading dashboard data...
    </output>
  );
}
