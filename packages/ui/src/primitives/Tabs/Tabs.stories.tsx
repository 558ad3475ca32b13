import { expect, fn, userEvent } from 'storybook/test';
import { Matrix } from '#storybook/Matrix.tsx';
import preview from '#storybook/preview.tsx';
import { pseudoStates } from '#storybook/pseudoStates.ts';
import { Tabs } from './Tabs.tsx';

const meta = preview.meta({
  title: 'Primitives/Tabs',
  component: Tabs<string>,
  args: {
    label: 'Views of the report',
    defaultValue: 'savings',
    onValueChange: fn(),
    items: [
      { value: 'savings', label: 'Summary of Value Impact', panel: <p>What the change is worth.</p> },
      { value: 'productivity', label: 'Productivity Comparison', panel: <p>What changed.</p> },
    ],
  },
});

/** When the report opens: the first view. */
export const First = meta.story({
  tags: ['state:ready', 'no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Summary of Value Impact');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What the change is worth.');
  },
});

/** When the reader used the arrow keys: the other view. */
export const ByKeyboard = meta.story({
  tags: ['state:edge', 'no-picture'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('productivity');
    await expect(canvas.getByRole('tabpanel', { name: 'Productivity Comparison' })).toHaveTextContent('What changed.');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
});

/** A selected and an unselected tab in all states, for review. */
export const States = meta.story({
  tags: ['state:edge', 'both-themes'],
  parameters: pseudoStates(
    ":is([data-row='chosen'] [aria-selected='true'], [data-row='other'] [aria-selected='false'])",
  ),
  render: ({ items }) => (
    <Matrix rows={['chosen', 'other']} columns={['rest', 'hover', 'focus-visible']}>
      {(tab, state) => <Tabs label={`${tab}, ${state}`} items={items} value="savings" onValueChange={fn()} />}
    </Matrix>
  ),
});

/** When the labels do not fit side by side: they wrap and nothing is cut off. */
export const Narrow = meta.story({
  tags: ['state:edge'],
  decorators: [
    (Story) => (
      <div style={{ width: '18rem' }}>
        <Story />
      </div>
    ),
  ],
});
