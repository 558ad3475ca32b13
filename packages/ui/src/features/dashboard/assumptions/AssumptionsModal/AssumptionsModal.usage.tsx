import { clearWin } from '@roi-insight/contracts/fixtures';
import type { AssumptionField } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { useState } from 'react';
import type { Usage } from '#storybook/usage.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { NumberField } from '../../../../primitives/NumberField/NumberField.tsx';
import { AssumptionsModal } from './AssumptionsModal.tsx';

interface EditProps {
  readonly field: AssumptionField;
  readonly children: string;
}

function Edit({ field, children }: EditProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{children}</Button>
      <AssumptionsModal
        open={open}
        field={field}
        report={clearWin}
        economics={defaultEconomics}
        onClose={() => setOpen(false)}
        onSave={() => setOpen(false)}
        onReadSpend={async () => ({ kind: 'read', spend: [{ month: '2025-09', amount: 480 }] })}
      />
    </>
  );
}

export const usage: Usage = {
  status: 'stable',
  when: [
    'The reader changes the inputs of a report’s dollars: cost, seats, price, rate or actual spend.',
    'Several parts of a page edit the same inputs. Keep one modal and pass it the `field` to focus.',
  ],
  whenNot: [
    'The inputs are only shown. Use `AssumptionsBanner`.',
    'Another scope of tickets is chosen, which needs another analysis. Use `ScopePanel`.',
    'Only the file of actual spend is needed. Use `SpendField`.',
  ],
  anatomy: [
    {
      name: 'Dialog',
      purpose: 'Title, and a sentence that says what will change.',
      parts: [
        {
          name: 'Number fields',
          purpose: 'Annual cost, seats, price and rate. The hint begins with "Default." until the reader types.',
        },
        { name: 'Spend field', purpose: 'Takes a file of actual monthly spend.' },
        { name: 'Cancel', purpose: 'Closes the modal and keeps the current values.' },
        { name: 'Save & Recalculate', purpose: 'Calls `onSave` if every value is valid.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Pass the field that was pressed, so that the reader can type immediately.',
      example: () => <Edit field="seats">Edit Seats</Edit>,
    },
    {
      text: 'Give an amount in the currency of the page, as the modal’s labels do.',
      example: () => <NumberField label="Seat price per month ($)" value={39} onValueChange={() => undefined} />,
    },
  ],
  donts: [
    {
      text: 'If pressing the seats focuses the cost, the reader has to search for the field.',
      example: () => <Edit field="cost">Edit Seats</Edit>,
    },
    {
      text: 'A bare number does not say its currency and period.',
      example: () => <NumberField label="Price" value={39} onValueChange={() => undefined} />,
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves focus through the fields and buttons. It stays inside the modal.' },
    { keys: ['Enter'], does: 'Saves when a number field has the focus.' },
    { keys: ['Escape'], does: 'Closes the modal without saving.' },
  ],
  accessibility: [
    'It is a dialog with a name and a description. The field named by `field` is focused when it opens.',
    'An invalid value marks its field as invalid, with a message. Saving then focuses the first such field.',
    'A zero or empty cost cannot be saved: the modal stays open without a message.',
    'If the decimal separator is a comma, the hint repeats the amount that was read.',
  ],
  decisions: [17],
};
