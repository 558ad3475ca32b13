import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CheckboxField } from './CheckboxField.tsx';

const meta = preview.meta({
  title: 'Primitives/CheckboxField',
  component: CheckboxField,
  args: { label: 'Include per-ticket data in the report', hint: 'For the per-ticket CSV export.', onChange: fn() },
});

/** Before the box is checked. */
export const Off = meta.story({ tags: ['state:ready'] });

/** After the box is checked. */
export const On = Off.extend({ tags: ['state:ready'], args: { defaultChecked: true } });

/** While the form is being submitted. */
export const Disabled = On.extend({ tags: ['state:edge', 'both-themes'], args: { disabled: true } });

/** With a label that wraps over several lines. */
export const LongLabel = Off.extend({
  tags: ['state:edge'],
  args: { label: 'Keep the measures of every single ticket, so that others can check them. '.repeat(3).trim() },
});

/** When the reader uses the keyboard: Space checks the box. */
export const ByKeyboard = Off.extend({
  tags: ['state:edge', 'both-themes'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Include per-ticket data in the report' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});
