import { clearWin } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { AssumptionsModal } from '@roi-insight/ui/assumptions-modal';
import { Button } from '@roi-insight/ui/button';
import { useState } from 'react';

export function EditAssumptions() {
  const [open, setOpen] = useState(false);
  const [economics, setEconomics] = useState(defaultEconomics);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit Assumptions</Button>
      <AssumptionsModal
        open={open}
        field="cost"
        report={clearWin}
        economics={economics}
        onClose={() => setOpen(false)}
        onSave={(_, entered) => {
          setEconomics(entered);
          setOpen(false);
        }}
        onReadSpend={async () => ({ kind: 'read', spend: [{ month: '2025-09', amount: 480 }] })}
      />
    </>
  );
}
