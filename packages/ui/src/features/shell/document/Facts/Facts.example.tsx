import { Facts } from '@roi-insight/ui/facts';

export function Source() {
  return (
    <Facts
      items={[
        { name: 'Project', value: 'Aurora Payments (AUR)' },
        { name: 'Measured tickets', value: '531 before, 190 after' },
        { name: 'Time zone', value: 'America/Los_Angeles' },
      ]}
    />
  );
}
