import { Tooltip } from '@roi-insight/ui/tooltip';
import { Button } from '@roi-insight/ui/button';

export function RealizationRate() {
  return (
    <Tooltip text="The share of freed time that becomes output.">
      <Button variant="ghost">Realization rate</Button>
    </Tooltip>
  );
}
