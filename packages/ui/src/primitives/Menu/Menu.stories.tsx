import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Matrix } from '#storybook/Matrix.tsx';
import preview from '#storybook/preview.tsx';
import { pseudoStates } from '#storybook/pseudoStates.ts';
import { Menu } from './Menu.tsx';

const meta = preview.meta({
  title: 'Primitives/Menu',
  component: Menu,
  args: {
    children: 'Export',
    items: [
      { label: 'Weekly figures', note: 'CSV, one row per week', onSelect: fn() },
      { label: 'Tickets', note: 'CSV, keys and hours only', onSelect: fn() },
      { label: 'Report', note: 'JSON, opens here again', onSelect: fn() },
    ],
  },
  argTypes: { variant: { control: 'inline-radio', options: ['primary', 'secondary', 'ghost'] } },
});

/** Before the menu is opened. */
export const Closed = meta.story({ tags: ['state:ready', 'no-picture'] });

/** While the menu is open. */
export const Open = meta.story({
  tags: ['state:ready', 'both-themes'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await screen.findByRole('menuitem', { name: /Report/ })).toHaveTextContent('JSON, opens here again');
  },
});

/** While an item is highlighted by pointer or keyboard. */
export const Highlighted = meta.story({
  tags: ['state:edge'],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Export' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Weekly figures/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Tickets/ })).toHaveFocus());
  },
});

/** When an item has a long text: the popup grows with it. */
export const LongItems = Highlighted.extend({
  tags: ['state:edge'],
  args: {
    items: [
      {
        label: 'Weekly figures of both periods with every average',
        note: 'CSV, one row per week, '.repeat(4),
        onSelect: fn(),
      },
      { label: 'Tickets', onSelect: fn() },
    ],
  },
});

/** All variants of the button in all states, for review. */
export const States = meta.story({
  tags: ['state:edge', 'both-themes'],
  parameters: pseudoStates('button'),
  render: ({ items }) => (
    <Matrix rows={['primary', 'secondary', 'ghost']} columns={['rest', 'hover', 'focus-visible', 'active', 'disabled']}>
      {(variant, state) => (
        <Menu variant={variant} items={items} disabled={state === 'disabled'}>
          Export
        </Menu>
      )}
    </Matrix>
  ),
});

/** When the reader uses only the keyboard: Enter opens, arrow keys move, Enter chooses, and the focus returns to the button. */
export const ByKeyboard = meta.story({
  tags: ['state:edge', 'no-picture'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Export' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Weekly figures/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Tickets/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.items[1]?.onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
});
