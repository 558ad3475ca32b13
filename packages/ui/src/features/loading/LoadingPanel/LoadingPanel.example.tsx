import { LoadingPanel } from '@roi-insight/ui/loading-panel';
import { useEffect, useState } from 'react';

export function Waiting() {
  const [elapsedMs, setElapsedMs] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setElapsedMs((elapsed) => elapsed + 100), 100);
    return () => clearInterval(timer);
  }, []);
  return <LoadingPanel elapsedMs={elapsedMs} progress={{ stage: 'reading', done: 1_200, total: 5_000 }} teams={1} />;
}
