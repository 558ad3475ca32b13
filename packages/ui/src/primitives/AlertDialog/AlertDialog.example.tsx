import { AlertDialog } from '@roi-insight/ui/alert-dialog';
import { Button } from '@roi-insight/ui/button';
import { useState } from 'react';

export function FailedSubmission() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Analyze Data</Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Form Submission Failed"
        description="Jira did not accept the key. Everything that you typed is still there."
        actions={
          <Button variant="primary" onClick={() => setOpen(false)}>
            Back to the form
          </Button>
        }
      />
    </>
  );
}
