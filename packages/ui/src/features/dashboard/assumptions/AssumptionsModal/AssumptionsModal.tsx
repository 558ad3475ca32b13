import type { Economics, Report } from '@roi-insight/contracts';
import { type AssumptionField, assumptionTexts, type SpendReading } from '@roi-insight/report-text';
import { useId, useRef } from 'react';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../../primitives/Dialog/Dialog.tsx';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { AssumptionsForm } from './AssumptionsForm.tsx';
import { useFormats } from '../../../../brand/index.ts';

interface AssumptionsModalProps extends RootProps<'div'> {
  /** Whether the dialog is shown. */
  readonly open: boolean;
  /** The field that is focused when the modal opens. */
  readonly field: AssumptionField;
  /** The fields start with the cost of this report each time the modal opens. */
  readonly report: Report;
  /** The inputs of the net value that are not in the report. */
  readonly economics: Economics;
  /** The dialog was closed without saving. */
  readonly onClose: () => void;
  /** Called with a finite cost above 0 and valid economics; the owner closes the modal. */
  readonly onSave: (engineerAnnualCost: number, economics: Economics) => void;
  /** Reads a file of monthly spend. For a refused file, it resolves with the reason. */
  readonly onReadSpend: (file: File) => Promise<SpendReading>;
}

/** Edits the inputs of the report's dollars. A zero or empty cost cannot be saved: the modal stays open. */
export function AssumptionsModal({ open, onClose, ref, className, style, ...form }: AssumptionsModalProps) {
  const formats = useFormats();
  const formId = useId();
  const first = useRef<HTMLElement>(null);
  return (
    <Dialog
      ref={ref}
      className={className}
      style={style}
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Edit Cost Assumptions"
      description={assumptionTexts.consequence(formats)}
      initialFocus={first}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary">
            Save & Recalculate
          </Button>
        </>
      }
    >
      <AssumptionsForm id={formId} firstRef={first} {...form} />
    </Dialog>
  );
}
