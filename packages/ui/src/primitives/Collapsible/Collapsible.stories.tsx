import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Collapsible } from './Collapsible.tsx';

const meta = preview.meta({
  title: 'Primitives/Collapsible',
  component: Collapsible,
  args: {
    title: 'Methodology & Data Sources',
    children: <p>Completed tickets, measured from the first move into progress to the last move into done.</p>,
  },
});

/** When the page opens. */
export const Closed = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Methodology & Data Sources' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.queryByText(/Completed tickets/)).toBeNull();
  },
});

/** After the reader opened it, here with the keyboard. */
export const Open = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText(/Completed tickets/)).toBeVisible());
  },
});

/** When the title is longer than the screen is wide. */
export const LongTitle = meta.story({
  tags: ['state:edge'],
  args: {
    title: 'Everything that was done with the tickets, and why, in the order in which it was done',
    defaultOpen: true,
  },
  decorators: [
    (Story) => (
      <div style={{ width: '18rem' }}>
        <Story />
      </div>
    ),
  ],
});
