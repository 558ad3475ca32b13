import { clearWin } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { BridgePanel } from '@roi-insight/ui/bridge-panel';
import { useState } from 'react';

export function NetSavings() {
  const [editing, setEditing] = useState(false);
  return (
    <>
      <BridgePanel report={clearWin} economics={defaultEconomics} onEnterSeats={() => setEditing(true)} />
      {editing && <p>Open AssumptionsModal here.</p>}
    </>
  );
}
