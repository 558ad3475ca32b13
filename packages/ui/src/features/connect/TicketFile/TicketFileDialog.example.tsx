import { TicketFileDialog } from '@roi-insight/ui/ticket-file';
import { useState } from 'react';

export function RefusedFile() {
  const [open, setOpen] = useState(false);
  const problems = [{ line: 17, message: 'There are 4 cells, and 5 columns in the first line.' }];
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Analyze tickets.csv
      </button>
      {open && (
        <TicketFileDialog
          state={{ kind: 'refused', fileName: 'tickets.csv', problems, count: 1 }}
          adoptionDate="2025-08-25"
          onMeanings={() => {}}
          onMapping={() => {}}
          onConfirm={() => {}}
          onBack={() => {}}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
