import { clearWin } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { AssumptionsBanner } from '@roi-insight/ui/assumptions-banner';
import { useState } from 'react';

export function CostBasis() {
  const [editing, setEditing] = useState(false);
  return (
    <>
      <AssumptionsBanner report={clearWin} economics={defaultEconomics} onEdit={() => setEditing(true)} />
      {editing && <p>Open AssumptionsModal here.</p>}
    </>
  );
}
