import { Collapsible } from '@roi-insight/ui/collapsible';

export function Methodology() {
  return (
    <Collapsible title="Methodology & Data Sources">
      <p>Completed tickets, measured from the first move into progress to the last move into done.</p>
    </Collapsible>
  );
}
