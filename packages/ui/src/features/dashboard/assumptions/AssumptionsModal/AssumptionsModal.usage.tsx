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
    'The reader changes what the dollars of a report are based on: cost, seats, price, rate or what was paid.',
    'Several parts of a page lead to the same inputs. Keep one modal and tell it the `field` to begin with.',
  ],
  whenNot: [
    'The inputs are only shown. Use `AssumptionList` or `AssumptionsBanner`.',
    'Another scope of tickets is chosen, which needs another analysis. Use `ScopePanel`.',
    'Only the file of what was paid is asked for. Use `SpendField`.',
  ],
  anatomy: [
    {
      name: 'Dialog',
      purpose: 'Title, and a sentence that says what will change.',
      parts: [
        {
          name: 'Number fields',
          purpose: 'Annual cost, seats, price and rate. The hint begins with "Assumed." until somebody types.',
        },
        { name: 'Spend field', purpose: 'Takes what was really paid, month by month.' },
        { name: 'Cancel', purpose: 'Closes the modal and keeps the values in force.' },
        { name: 'Save & Recalculate', purpose: 'Calls `onSave` if every value can be computed with.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Pass the field that was pressed, so that the reader can type at once.',
      example: () => <Edit field="seats">Edit Seats</Edit>,
    },
    {
      text: 'Give an amount in the currency of the page, as the modal’s labels do.',
      example: () => <NumberField label="Price per seat and month ($)" value={39} onValueChange={() => undefined} />,
    },
  ],
  donts: [
    {
      text: 'A press on the seats that leads to the cost makes the reader search.',
      example: () => <Edit field="cost">Edit Seats</Edit>,
    },
    {
      text: 'A bare number leaves currency and period open.',
      example: () => <NumberField label="Price" value={39} onValueChange={() => undefined} />,
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves the focus through the fields and buttons. It stays inside the modal.' },
    { keys: ['Enter'], does: 'Saves when a number field has the focus.' },
    { keys: ['Escape'], does: 'Closes the modal without saving.' },
  ],
  accessibility: [
    'It is a dialog with a name and a description. The field named by `field` has the focus when it opens.',
    'A value that cannot be computed with makes its field invalid, with a message. A press on save puts the focus on the first such field.',
    'A cost of zero or nothing cannot be saved: the modal stays open, and no message says why.',
    'Where the decimal sign is a comma, the hint repeats the amount as it was read.',
  ],
  decisions: [17],
};
