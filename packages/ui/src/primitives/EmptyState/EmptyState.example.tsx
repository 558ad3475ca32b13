import { EmptyState } from '@roi-insight/ui/empty-state';
import { Button } from '@roi-insight/ui/button';

export function NoWeeks() {
  return (
    <div style={{ height: '18rem' }}>
      <EmptyState title="No weeks to draw" action={<Button>Choose another date</Button>}>
        No ticket was completed after the adoption date.
      </EmptyState>
    </div>
  );
}
