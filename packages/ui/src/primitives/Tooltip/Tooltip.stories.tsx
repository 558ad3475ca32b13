import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: { text: 'The share of freed time that becomes output.', children: <Button>Realization rate</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: '3rem 6rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** While the control is focused or hovered. */
export const Open = meta.story({
  tags: ['state:ready', 'both-themes'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'The share of freed time that becomes output.',
    );
  },
});

/** After Escape: the tooltip is hidden and focus stays. */
export const Closed = meta.story({
  tags: ['state:edge', 'no-picture'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});
