import { expect } from 'storybook/test';
import { Matrix } from '#storybook/Matrix.tsx';
import preview from '#storybook/preview.tsx';
import { Progress } from './Progress.tsx';

const meta = preview.meta({
  title: 'Primitives/Progress',
  component: Progress,
  args: { label: 'Step 1 of 2', value: 50 },
  argTypes: { value: { control: { type: 'range', min: 0, max: 100 } }, valueText: { control: 'text' } },
});

/** When the number of steps is known: the current step. */
export const Ready = meta.story({
  tags: ['state:ready', 'no-picture'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Step 1 of 2' });
    await expect(bar).toHaveAttribute('aria-valuenow', '50');
  },
});

/** While work with a known share is in progress. */
export const WithPercentage = meta.story({
  tags: ['state:loading'],
  args: { label: 'Analyzing ticket data...', value: 34, valueText: '34%' },
});

/** Before any work is done. */
export const Zero = meta.story({ tags: ['state:edge', 'no-picture'], args: { value: 0, valueText: '0%' } });

/** When all work is done and the bar is still shown. */
export const Full = meta.story({ tags: ['state:edge', 'no-picture'], args: { value: 100, valueText: '100%' } });

/** While the duration of the work is unknown. */
export const UnknownEnd = meta.story({
  tags: ['state:loading'],
  args: { label: '1,200 tickets found so far', value: null, valueText: '12 s elapsed' },
  play: async ({ canvas }) => expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow'),
});

/** When the label needs more than one line: the percentage stays in its corner. */
export const LongLabel = WithPercentage.extend({
  tags: ['state:edge'],
  args: { label: 'Reading the status histories of 48,210 tickets of the Consolidated Payments Platform project' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '18rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** From 0% to 100%, with the percentage and without it, for review. */
export const States = meta.story({
  tags: ['state:edge', 'both-themes'],
  render: () => (
    <Matrix cell="12rem" rows={['plain', 'with percentage']} columns={['0', '1', '50', '99.6', '100']}>
      {(variant, value) => (
        <Progress
          label={`${variant}, ${value}`}
          value={Number(value)}
          valueText={variant === 'with percentage' ? `${Math.round(Number(value))}%` : undefined}
        />
      )}
    </Matrix>
  ),
});
