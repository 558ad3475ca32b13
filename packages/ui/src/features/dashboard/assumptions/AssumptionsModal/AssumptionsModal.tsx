import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../../primitives/Dialog/Dialog.tsx';
import { NumberField } from '../../../../primitives/NumberField/NumberField.tsx';

interface AssumptionsModalProps {
  readonly open: boolean;
  /** Current cost in dollars a year: what the field starts with each time the modal opens. */
  readonly annualCost: number;
  readonly onClose: () => void;
  /** Called with a finite cost above 0 only; the owner closes the modal. */
  readonly onSave: (annualCost: number) => void;
}

/** Asks for another engineer cost. Zero or nothing cannot be saved: the modal just stays open. */
export function AssumptionsModal({ open, annualCost, onClose, onSave }: AssumptionsModalProps) {
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Edit Cost Assumptions"
      description="Every dollar in the report is recalculated. Hours and tickets stay as measured."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary">
            Save & Recalculate
          </Button>
        </>
      }
    >
      <CostForm id={formId} annualCost={annualCost} onSave={onSave} />
    </Dialog>
  );
}

interface CostFormProps {
  readonly id: string;
  readonly annualCost: number;
  readonly onSave: (annualCost: number) => void;
}

/** Mounted each time the modal opens, so that it starts with the current cost. */
function CostForm({ id, annualCost, onSave }: CostFormProps) {
  const [cost, setCost] = useState<number | null>(annualCost);
  function save(event: FormEvent) {
    event.preventDefault();
    if (cost !== null && Number.isFinite(cost) && cost > 0) onSave(cost);
  }
  return (
    <form id={id} onSubmit={save} noValidate>
      <NumberField
        label="Annual Engineer Cost ($)"
        hint="Salary, taxes, benefits and overhead of one engineer."
        min={0}
        placeholder="100000"
        value={cost}
        onValueChange={setCost}
      />
    </form>
  );
}
