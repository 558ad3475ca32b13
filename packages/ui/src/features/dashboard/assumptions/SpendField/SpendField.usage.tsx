import type { MonthlySpend } from '@roi-insight/contracts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { useState } from 'react';
import type { Usage } from '#storybook/usage.ts';
import { TextField } from '../../../../primitives/TextField/TextField.tsx';
import { SpendField } from './SpendField.tsx';

const paid: readonly MonthlySpend[] = [
  { month: '2025-09', amount: 480 },
  { month: '2025-10', amount: 520.5 },
];

const stay = () => {};

function Given() {
  const [spend, setSpend] = useState(paid);
  return (
    <SpendField
      report={clearWin}
      value={spend}
      onChange={setSpend}
      onReadSpend={async () => ({ kind: 'read', spend: paid })}
    />
  );
}

export const usage: Usage = {
  status: 'internal',
  when: [
    'A reader knows how much was actually paid for the assistant, month by month.',
    'Net savings should use that instead of seats × price.',
  ],
  whenNot: ['The price per seat is enough. Use `NumberField`.', 'The file holds tickets. Use `TicketFileOffer`.'],
  anatomy: [
    {
      name: 'SpendField',
      purpose: 'A `fieldset` onto which a file can be dropped.',
      parts: [
        { name: 'Status', purpose: 'The months and their sum, and which part of the time since adoption they cover.' },
        { name: 'Problem', purpose: 'Why a file was rejected.' },
        { name: 'Buttons', purpose: 'Choose or replace the file, and remove it.' },
        { name: 'Note', purpose: 'The format of the file, and that it stays in the browser.' },
      ],
    },
  ],
  dos: [
    { text: 'Say which part of the time the months cover.', example: Given },
    {
      text: 'Read the file in the browser with `onReadSpend`. Invoices stay private.',
      example: () => (
        <SpendField
          report={clearWin}
          value={[]}
          onChange={stay}
          onReadSpend={async () => ({ kind: 'refused', message: 'The file is empty.' })}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'One sum for all months cannot be compared with a period.',
      example: () => <TextField label="Total paid" />,
    },
    {
      text: 'A required file blocks readers who do not have one.',
      example: () => <TextField label="Invoices" required />,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to Choose a CSV file, and to Remove if there is one.' },
    { keys: ['Enter', 'Space'], does: 'Opens the system’s file dialog, or removes the months.' },
  ],
  accessibility: [
    'The group is named "Actual spend (optional)", and the note describes it.',
    'The result is an `output`, which is announced politely; a problem is an `alert`.',
    'The button does the same as dropping a file.',
  ],
  decisions: [15],
};
