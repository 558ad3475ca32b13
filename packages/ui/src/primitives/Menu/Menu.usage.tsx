import type { UsagePage } from '#storybook/usage.ts';
import { theme } from '../../theme/index.ts';
import { Card } from '../Card/Card.tsx';
import { Menu } from './Menu.tsx';

const nothing = () => undefined;

const files = [
  { label: 'Weekly CSV', note: 'Tickets closed and average hours, week by week', onSelect: nothing },
  { label: 'Web page', note: 'The report as one file that opens offline', onSelect: nothing },
];

/** An item of the open menu without its popup, because an open menu would take the focus. */
function UnavailableItem() {
  return (
    <Card>
      <span style={{ color: theme.color.textSubtle }}>Per-ticket CSV</span>
    </Card>
  );
}

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'Several actions are related, such as saving a report in different formats.',
    'The actions are rarely needed, or need an explanation.',
  ],
  whenNot: [
    'There are one or two actions. Use a `Button` for each.',
    'The choice is a value that stays visible. Use `SelectField`.',
    'The reader has to enter something. Use `Dialog`.',
  ],
  anatomy: [
    {
      name: 'Button',
      purpose: 'Opens the menu. It looks like `Button` in the same `variant`.',
      parts: [
        { name: 'Label', purpose: 'Names what the actions have in common.' },
        { name: 'Chevron', purpose: 'Indicates that a menu opens.' },
      ],
    },
    {
      name: 'Menu',
      purpose: 'Floats at the end of the button, on the side with enough space.',
      parts: [
        {
          name: 'Item',
          purpose: 'An action. Choosing it closes the menu.',
          parts: [
            { name: 'Label', purpose: 'Names the action. Must be unique.' },
            { name: 'Note', purpose: 'Its result.' },
          ],
        },
      ],
    },
  ],
  dos: [
    { text: 'Label the button with what all its items do.', example: () => <Menu items={files}>Export</Menu> },
    {
      text: 'Offer only what can be done now.',
      example: () => <Menu items={files}>Export</Menu>,
    },
  ],
  donts: [
    { text: '"More" does not say what it contains.', example: () => <Menu items={files}>More</Menu> },
    {
      text: 'An item that does nothing wastes a press.',
      example: () => <UnavailableItem />,
    },
  ],
  keyboard: [
    { keys: ['Enter', 'Space', 'ArrowDown'], does: 'On the button: opens the menu on its first item.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Moves to the previous or next item, and wraps around.' },
    { keys: ['Home', 'End'], does: 'Moves to the first or last item.' },
    { keys: ['A–Z'], does: 'Moves to the item that starts with the typed letters.' },
    { keys: ['Enter', 'Space'], does: 'On an item: chooses it.' },
    { keys: ['Escape'], does: 'Closes the menu.' },
  ],
  accessibility: [
    'The button has `aria-haspopup="menu"`, and `aria-expanded`.',
    'Items have the role `menuitem`. The note is part of the name.',
    'When the menu closes, focus returns to the button.',
  ],
  decisions: [20],
};
