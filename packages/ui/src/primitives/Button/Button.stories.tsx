import { expect, fn, userEvent } from 'storybook/test';
import { Matrix } from '#storybook/Matrix.tsx';
import preview from '#storybook/preview.tsx';
import { pseudoStates } from '#storybook/pseudoStates.ts';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Analyze Data', onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'secondary', 'ghost'] },
    size: { control: 'inline-radio', options: ['md', 'lg'] },
    loading: { control: 'boolean' },
    disabled: { control: 'boolean' },
    type: { control: false },
  },
});

/** The main action of a view. */
export const Primary = meta.story({
  tags: ['state:ready', 'no-picture'],
  args: { variant: 'primary' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Analyze Data' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

/** From the press until the response: the button cannot be pressed twice. */
export const Submitting = meta.story({
  tags: ['state:loading', 'no-picture'],
  args: { variant: 'primary', loading: true, children: 'Submitting...' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Submitting...' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

/** All variants in all states, for review. */
export const States = meta.story({
  tags: ['state:edge', 'both-themes'],
  parameters: pseudoStates('button'),
  render: () => (
    <Matrix
      rows={['primary', 'secondary', 'ghost']}
      columns={['rest', 'hover', 'focus-visible', 'active', 'disabled', 'loading', 'large']}
    >
      {(variant, state) => (
        <Button
          variant={variant}
          disabled={state === 'disabled'}
          loading={state === 'loading'}
          size={state === 'large' ? 'lg' : 'md'}
        >
          Analyze
        </Button>
      )}
    </Matrix>
  ),
});

/** When a translation is long and the screen is narrow: the label wraps and the button grows. */
export const LongLabel = meta.story({
  tags: ['state:edge'],
  args: { children: 'Save these assumptions and recalculate every figure of the report with them' },
  decorators: [
    (Story) => (
      <div style={{ width: '14rem' }}>
        <Story />
      </div>
    ),
  ],
});
