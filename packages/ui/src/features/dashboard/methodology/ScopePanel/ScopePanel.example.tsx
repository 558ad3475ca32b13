import { clearWin } from '@roi-insight/contracts/fixtures';
import { ScopePanel } from '@roi-insight/ui/scope-panel';
import { useState } from 'react';

export function ChooseScope() {
  const [state, setState] = useState('');
  const { provenance } = clearWin;
  if (provenance === undefined) return null;
  return (
    <>
      <ScopePanel
        provenance={provenance}
        scope={{ kind: 'unknown' }}
        onAnalyzeAgain={() => setState('Analyzing again')}
        onStartOver={() => setState('Open the form here.')}
      />
      <output>{state}</output>
    </>
  );
}
