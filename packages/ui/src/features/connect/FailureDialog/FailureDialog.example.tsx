import { Button } from '@roi-insight/ui/button';
import { FailureDialog } from '@roi-insight/ui/failure-dialog';
import { useState } from 'react';

export function SubmitAndFail() {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <Button onClick={() => setFailed(true)}>Analyze Data</Button>
      {failed && (
        <FailureDialog
          failure={{ kind: 'network', apiUrl: 'https://roi.example.com' }}
          onDismiss={() => setFailed(false)}
          onCopy={(text) => navigator.clipboard.writeText(text)}
        />
      )}
    </>
  );
}
