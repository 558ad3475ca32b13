import { OpenReport } from '@roi-insight/ui/open-report';
import { useState } from 'react';

export function OpenSaved() {
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <>
      <OpenReport onOpen={(files) => setNames(files.map(({ name }) => name))} problem={null} />
      <output>{names.join(', ')}</output>
    </>
  );
}
