import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

const meta = preview.meta({
  title: 'Features/ThemeToggle',
  component: ThemeToggle,
  args: { onChange: fn() },
});

/** On the first visit: the page follows the device. */
export const System = meta.story({ tags: ['state:ready'], args: { value: 'system' } });

/** After the reader chose light, regardless of the device. */
export const Light = System.extend({ tags: ['state:ready'], args: { value: 'light' } });

/** After the reader chose dark, regardless of the device. */
export const Dark = System.extend({ tags: ['state:ready', 'both-themes'], args: { value: 'dark' } });

/** When the keyboard is used: arrow keys choose, and the focus ring is visible. */
export const ByKeyboard = System.extend({
  tags: ['state:edge', 'no-picture'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('light');
  },
});
