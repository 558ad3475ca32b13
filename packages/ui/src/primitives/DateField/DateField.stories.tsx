import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Matrix } from '#storybook/Matrix.tsx';
import preview from '#storybook/preview.tsx';
import { pseudoStates } from '#storybook/pseudoStates.ts';
import { DateField } from './DateField.tsx';

const meta = preview.meta({
  title: 'Primitives/DateField',
  component: DateField,
  args: {
    label: 'When did you start using Claude Code?',
    defaultValue: new Date(2025, 7, 25),
    onValueChange: fn(),
    min: new Date(2023, 0, 1),
    max: new Date(2026, 0, 15),
  },
  render: (args) => (
    <div style={{ maxWidth: '24rem' }}>
      <DateField {...args} />
    </div>
  ),
});

/** When a day is selected and the calendar is closed. */
export const Ready = meta.story({
  tags: ['state:ready', 'no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(
      'When did you start using Claude Code? August 25, 2025',
    );
  },
});

/** Before a day is selected, or after the field was cleared. */
export const Empty = meta.story({ tags: ['state:empty', 'no-picture'], args: { defaultValue: null } });

/** When the form was submitted although no day was selected. */
export const Invalid = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: { defaultValue: null, error: 'Please select when you started using Claude Code' },
});

/** While the calendar is open: the selected day has the focus. */
export const Open = meta.story({
  tags: ['state:ready', 'forced-colors', 'both-themes'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('button', { name: /Monday, August 25, 2025/ })).toHaveFocus());
  },
});

/** While the calendar is open in a locale where weeks start on Monday and dates start with the day. */
export const OpenInFrance = meta.story({
  tags: ['state:edge'],
  args: { locale: 'fr-FR', dateLocale: 'en-GB' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('25 August 2025');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
    await expect(screen.getByRole('grid')).toHaveTextContent(/^.*Mo.*Tu.*Su/);
  },
});

/** When the reader uses only the keyboard: Enter opens, arrow keys move, Enter selects, and the focus returns to the field. */
export const ByKeyboard = meta.story({
  tags: ['state:edge', 'no-picture'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /Monday, August 25, 2025/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(new Date(2025, 8, 2));
    const field = canvas.getByRole('button', { name: /September 2, 2025/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /Tuesday, September 2, 2025/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(screen.queryByRole('grid')).toBeNull();
  },
});

/** When the selected day is clicked again: the field is cleared. */
export const Cleared = meta.story({
  tags: ['state:edge'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: /Monday, August 25, 2025/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button', { name: /Pick a date/ })).toBeVisible();
  },
});

/** At the end of the range: days after today are disabled. */
export const LastDay = meta.story({
  tags: ['state:edge'],
  args: { defaultValue: new Date(2026, 0, 15) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('button', { name: /January 16, 2026/ })).toBeDisabled();
    await expect(screen.getByRole('button', { name: /next month/i })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** All states of the closed field, for review. */
export const States = meta.story({
  tags: ['state:edge', 'both-themes'],
  parameters: pseudoStates('button'),
  render: ({ min, max, onValueChange }) => (
    <Matrix cell="15rem" rows={['empty', 'filled', 'invalid']} columns={['rest', 'hover', 'focus-visible', 'disabled']}>
      {(content, state) => (
        <DateField
          label="Adoption"
          value={content === 'filled' ? new Date(2025, 7, 25) : null}
          onValueChange={onValueChange}
          min={min}
          max={max}
          disabled={state === 'disabled'}
          error={content === 'invalid' ? 'Choose a day' : undefined}
        />
      )}
    </Matrix>
  ),
});
