import { LoadError } from '@roi-insight/ui/load-error';
import { useState } from 'react';

export function Part() {
  const [failed, setFailed] = useState(true);
  return failed ? <LoadError onRetry={() => setFailed(false)} /> : <p>The section has loaded.</p>;
}
