import { Alert } from '@roi-insight/ui/alert';
import { Button } from '@roi-insight/ui/button';
import { useState } from 'react';

export function SaveReport() {
  const [saved, setSaved] = useState(false);
  if (!saved) return <Button onClick={() => setSaved(true)}>Save Report</Button>;
  return (
    <Alert tone="positive" title="Report saved" actions={<Button onClick={() => setSaved(false)}>Dismiss</Button>}>
      roi-report.pdf is in your downloads.
    </Alert>
  );
}
