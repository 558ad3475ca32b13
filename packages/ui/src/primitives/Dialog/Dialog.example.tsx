import { Dialog } from '@roi-insight/ui/dialog';
import { Button } from '@roi-insight/ui/button';
import { NumberField } from '@roi-insight/ui/number-field';
import { useState } from 'react';

export function EditCost() {
  const [open, setOpen] = useState(false);
  const [cost, setCost] = useState<number | null>(150_000);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit Cost Assumptions</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Edit Cost Assumptions"
        description="Every figure of the report follows from this number."
        actions={
          <Button variant="primary" onClick={() => setOpen(false)}>
            Done
          </Button>
        }
      >
        <NumberField label="Annual Engineer Cost ($)" min={0} value={cost} onValueChange={setCost} />
      </Dialog>
    </>
  );
}
