import { defaultEconomics } from '@roi-insight/roi-math';
import { WhatIf } from '@roi-insight/ui/what-if';
import { useState } from 'react';

export function TryInputs() {
  const [economics, setEconomics] = useState({ ...defaultEconomics, seats: 20 });
  return <WhatIf economics={economics} onChange={setEconomics} onCommit={setEconomics} />;
}
