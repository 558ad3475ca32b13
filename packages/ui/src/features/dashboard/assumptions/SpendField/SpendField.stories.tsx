import type { MonthlySpend } from '@roi-insight/contracts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import type { SpendReading } from '@roi-insight/report-text';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { dragFile } from '../../../../testing/dragFile.ts';
import { SpendField } from './SpendField.tsx';

const whole = [
  { month: '2025-08', amount: 310 },
  { month: '2025-09', amount: 480 },
  { month: '2025-10', amount: 520.5 },
  { month: '2025-11', amount: 300 },
];

const meta = preview.meta({
  title: 'Features/SpendField',
  component: SpendField,
  args: {
    report: clearWin,
    value: [],
    onChange: fn(),
    onReadSpend: fn(async (): Promise<SpendReading> => ({ kind: 'read', spend: whole })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '28rem' }}>
        <Story />
      </div>
    ),
  ],
});

const file = () => new File(['2025-09,480'], 'spend.csv', { type: 'text/csv' });

/** Before a file is chosen: seats × price is used. */
export const Empty = meta.story({ tags: ['state:empty'] });

/** When the months of the chosen file cover the whole time since adoption. */
export const Ready = meta.story({
  tags: ['state:ready'],
  render: function Choosing(args) {
    const [value, setValue] = useState<readonly MonthlySpend[]>([]);
    return (
      <SpendField
        {...args}
        value={value}
        onChange={(spend) => {
          args.onChange(spend);
          setValue(spend);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText('File of monthly spend'), file());
    await expect(await canvas.findByText('4 months, Aug 2025 to Nov 2025: $1,610.50')).toBeVisible();
    await expect(canvas.getByText('Covers all 91 days after adoption.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await userEvent.upload(canvas.getByLabelText('File of monthly spend'), file());
    await expect(await canvas.findByRole('button', { name: 'Replace the file' })).toBeVisible();
  },
});

Empty.test(
  'keeps a dropped file from the page behind the dialog, which would open it as a report',
  {
    render: (args) => (
      <div onDrop={() => args.onChange([{ month: '1999-01', amount: 0 }])}>
        <SpendField {...args} />
      </div>
    ),
  },
  async ({ args, canvas }) => {
    const target = canvas.getByRole('group', { name: 'Actual spend (optional)' });
    for (const type of ['dragenter', 'dragover', 'drop'] as const) dragFile(type, target, file());
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await expect(args.onReadSpend).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(whole);
  },
);

/** While a file is being read. */
export const Loading = meta.story({
  tags: ['state:loading'],
  args: { onReadSpend: fn(() => new Promise<SpendReading>(() => {})) },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('File of monthly spend'), file());
    await expect(canvas.getByText('Reading the file')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose a CSV file' })).toBeDisabled();
  },
});

/** When the file has an unreadable line: the message gives its number, and the earlier spend is kept. */
export const Invalid = meta.story({
  tags: ['state:failed'],
  args: {
    value: whole,
    onReadSpend: fn(async (): Promise<SpendReading> => ({
      kind: 'refused',
      message:
        'Line 4: “1.234” can be 1,234 or 1.234 with three decimals. Write it without a separator for thousands and with two decimals, such as 1234.00.',
    })),
  },
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText('File of monthly spend'), file());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Line 4: “1.234”/);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByText(/^4 months/)).toBeVisible();
  },
});

/** When the months cover part of the time since adoption. */
export const PartlyOutside = meta.story({
  tags: ['state:edge'],
  args: { value: [{ month: '2025-09', amount: 480 }] },
  play: async ({ canvas }) =>
    expect(
      canvas.getByText('Covers 30 days of the 91 after adoption; seats × price is used for the rest.'),
    ).toBeVisible(),
});

/** When none of the months is in the time since adoption. */
export const Outside = meta.story({
  tags: ['state:edge'],
  args: { value: [{ month: '2024-09', amount: 480 }] },
  play: async ({ canvas }) => expect(canvas.getByText(/^None of these months/)).toBeVisible(),
});
