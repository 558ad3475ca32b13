import { clearWin } from '@roi-insight/contracts/fixtures';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { available } from '../../../../testing/availableScope.ts';
import { ScopePanel } from './ScopePanel.tsx';

if (clearWin.provenance === undefined) throw new Error('the fixture has no provenance');

const calendar = (...lines: readonly string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
const eventOf = (lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

const meta = preview.meta({
  title: 'Features/ScopePanel/CalendarFile',
  component: ScopePanel,
  args: {
    provenance: clearWin.provenance,
    scope: { kind: 'ready', available, needsApiKey: false } as const,
    onAnalyzeAgain: fn(),
    onStartOver: fn(),
  },
});

/** When holidays come from a calendar file: an unusable file is refused with the number of its line. */
export const Refused = meta.story({
  tags: ['state:failed'],
  play: async ({ canvas }) => {
    const file = (...lines: readonly string[]) => new File([calendar(...lines)], 'holidays.ics');
    const input = await canvas.findByLabelText(/calendar file/);
    await userEvent.upload(input, file('BEGIN:VEVENT', 'DTSTART;VALUE=DATE:20251225', 'END:VEVENT'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 1 day' }));
    await expect(await canvas.findByDisplayValue('2025-12-25')).toBeVisible();
    await userEvent.upload(input, file('BEGIN:VEVENT', 'DTSTART:20251225T090000Z', 'END:VEVENT'));
    await expect(await canvas.findByText(/^holidays.ics: Line 3: only all-day events/)).toBeVisible();
  },
});

/** When the reader confirms the days of a calendar file: observances and days of one person are not selected. */
export const DaysToConfirm = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    const events = [
      ['DTSTART;VALUE=DATE:20201226', 'RRULE:FREQ=YEARLY', 'SUMMARY:Boxing Day'],
      [
        'DTSTART;TZID=America/New_York:20251127T000000',
        'DTEND;TZID=America/New_York:20251128T000000',
        'SUMMARY:Thanksgiving',
      ],
      ['DTSTART;VALUE=DATE:20251031', 'SUMMARY:Halloween', 'DESCRIPTION:Observance'],
      ['DTSTART;VALUE=DATE:20250811', 'DTEND;VALUE=DATE:20250813', 'SUMMARY:Summer leave', 'CLASS:PRIVATE'],
    ].flatMap((lines) => eventOf(lines));
    const input = await canvas.findByLabelText(/calendar file/);
    await userEvent.upload(input, new File([calendar(...events)], 'holidays.ics'));
    const group = await canvas.findByRole('group', { name: 'Days from holidays.ics' });
    await expect(within(group).getByRole('checkbox', { name: /Halloween/ })).not.toBeChecked();
    await expect(within(group).getAllByRole('checkbox', { name: /Summer leave/ })[1]).not.toBeChecked();
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Dec 26, 2025 · Boxing Day' }));
    await expect(canvas.getByRole('textbox', { name: 'Holidays' })).toHaveValue('');
  },
});

DaysToConfirm.test('adds only the ticked days', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Add \d+ days$/ }));
  const typed = canvas.getByRole('textbox', { name: 'Holidays' });
  await expect(typed).toHaveValue('2024-12-26\n2025-11-27\n2026-12-26');
  await expect(canvas.queryByRole('group', { name: 'Days from holidays.ics' })).toBeNull();
});

/** When the reader types while a file is being read: the typed days and the days of the file are kept. */
export const SlowFile = meta.story({
  tags: ['state:edge'],
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText(/calendar file/);
    const friday = canvas.getByRole('checkbox', { name: 'Friday' });
    const typed = canvas.getByRole('textbox', { name: 'Holidays' });
    let finishReading = (_text: string) => {};
    const text = () => new Promise<string>((resolve) => (finishReading = resolve));
    await userEvent.upload(input, Object.assign(new File(['x'], 'holidays.ics'), { text }));
    await userEvent.type(typed, '2026-05-01');
    await userEvent.click(friday);
    finishReading(calendar('BEGIN:VEVENT', 'DTSTART;VALUE=DATE:20251225', 'END:VEVENT'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 1 day' }));
    await waitFor(() => expect(typed).toHaveValue('2025-12-25\n2026-05-01'));
    await expect(friday).not.toBeChecked();
  },
});
