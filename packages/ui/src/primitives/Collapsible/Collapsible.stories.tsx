import { expect, fn, userEvent, waitFor } from 'storybook/test';
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

/** After the reader opened the panel, here with the keyboard. */
export const Open = meta.story({
  tags: ['state:ready', 'both-themes'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText(/Completed tickets/)).toBeVisible());
  },
});

/** When the content has an answer in one line: the answer is next to the title, and is read together with the title. */
export const WithSummary = meta.story({
  tags: ['state:ready'],
  args: { title: 'Tickets used', summary: '657 of 1,803 tickets used', onApproach: fn() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Tickets used 657 of 1,803 tickets used' });
    await userEvent.hover(button);
    await expect(args.onApproach).toHaveBeenCalled();
  },
});

/** When the reader typed something, closed the panel and opened it again: the content has not changed. */
export const Reopened = meta.story({
  tags: ['state:edge'],
  args: { children: <input aria-label="Team" /> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Team' }), 'Aurora');
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await userEvent.click(button);
    await expect(await canvas.findByRole('textbox', { name: 'Team' })).toHaveValue('Aurora');
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
