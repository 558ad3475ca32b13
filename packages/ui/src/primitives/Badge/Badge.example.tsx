import { Badge } from '@roi-insight/ui/badge';

export function ProjectName() {
  return (
    <h3>
      Payments Platform <Badge tone="accent">Sample data</Badge>
    </h3>
  );
}
