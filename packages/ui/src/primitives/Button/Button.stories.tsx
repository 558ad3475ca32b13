import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Analyze Data', onClick: fn() },
});

/** The one thing that a view is for. */
export const Primary = meta.story({
  tags: ['state:ready'],
  args: { variant: 'primary' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Data' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** From the press until the answer: it cannot be pressed twice. */
export const Submitting = Primary.extend({
  tags: ['state:loading'],
  args: { loading: true, children: 'Submitting...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  },
});
