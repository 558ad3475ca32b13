import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SelectField } from './SelectField.tsx';

const options = ['UTC', 'Europe/Berlin', 'America/New_York'].map((zone) => ({ value: zone, label: zone }));

const meta = preview.meta({
  title: 'Primitives/SelectField',
  component: SelectField,
  args: { label: 'Time zone', options, onChange: fn() },
});

/** Before anything is chosen: the first option is shown. */
export const Ready = meta.story({ tags: ['state:ready'] });

/** When the choice is invalid. */
export const Failed = meta.story({
  tags: ['state:failed', 'both-themes'],
  args: { error: 'Work has to end later than it starts.' },
});

/** While the form is disabled. */
export const Disabled = meta.story({ tags: ['state:edge', 'both-themes'], args: { disabled: true } });

/** When an option is longer than the field. */
export const LongOption = meta.story({
  tags: ['state:edge'],
  args: { options: [{ value: 'long', label: 'America/Argentina/ComodRivadavia, a name that is long. '.repeat(6) }] },
});

/** When the reader uses the keyboard: typing finds an option. */
export const ByKeyboard = meta.story({
  tags: ['state:edge', 'no-picture'],
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Time zone' });
    await userEvent.selectOptions(select, 'Europe/Berlin');
    await expect(select).toHaveValue('Europe/Berlin');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});
