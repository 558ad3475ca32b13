import { ClosingCard } from '@roi-insight/ui/closing-card';
import { useState } from 'react';

export function NextSteps() {
  const [making, setMaking] = useState(false);
  return (
    <ClosingCard
      actions={{
        fullReport: making ? { kind: 'running', percent: null } : { kind: 'idle' },
        onDownloadFullReport: () => setMaking(true),
        onCancelFullReport: () => setMaking(false),
      }}
      contactHref="mailto:sales@example.com?subject=ROI%20report"
    />
  );
}
