import { prepareDemoTexts } from '@roi-insight/report-text';
import { useId, useRef } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import type { PrepareDemoProps } from './PrepareDemoProps.ts';
import { PrepareForm } from './PrepareForm.tsx';

/**
 * Creates the link of a demo for one prospect. Everything stays in this tab, because the link is only text until the
 * presenter sends it.
 */
export function PrepareDemo({ open, onClose, ref, className, style, ...form }: PrepareDemoProps) {
  const formId = useId();
  const first = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      ref={ref}
      className={className}
      style={style}
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Prepare a demo"
      description={prepareDemoTexts.purpose}
      initialFocus={first}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" form={formId} variant="primary">
            Open this demo
          </Button>
        </>
      }
    >
      <PrepareForm id={formId} firstRef={first} {...form} />
    </Dialog>
  );
}
