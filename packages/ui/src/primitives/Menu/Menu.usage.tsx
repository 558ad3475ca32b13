import type { Usage } from '#storybook/usage.ts';
import { theme } from '../../theme/index.ts';
import { Card } from '../Card/Card.tsx';
import { Menu } from './Menu.tsx';

const nothing = () => undefined;

const files = [
  { label: 'Weekly CSV', note: 'Tickets closed and average hours, week by week', onSelect: nothing },
  { label: 'Web page', note: 'The report as one file that opens offline', onSelect: nothing },
];

/** An item as the open menu shows it, on the page: a menu that is open would take the focus. */
function DisabledItem({ note }: { readonly note?: string }) {
  return (
    <Card>
      <span style={{ color: theme.color.textSubtle }}>Per-ticket CSV</span>
      {note !== undefined && <p>{note}</p>}
    </Card>
  );
}

export const usage: Usage = {
  status: 'stable',
  when: [
    'Several actions have one thing in common, such as the files that a report can be saved as.',
    'The actions are seldom needed, or need a line that explains them.',
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
        { name: 'Label', purpose: 'What the actions have in common.' },
        { name: 'Chevron', purpose: 'Says that something opens.' },
      ],
    },
    {
      name: 'Menu',
      purpose: 'Floats at the end of the button, on the side where there is room.',
      parts: [
        {
          name: 'Item',
          purpose: 'An action. It closes the menu.',
          parts: [
            { name: 'Label', purpose: 'Names the action, and has to differ from the others.' },
            { name: 'Note', purpose: 'What it gives, or why it is disabled.' },
          ],
        },
      ],
    },
  ],
  dos: [
    { text: 'Label the button with what all its items do.', example: () => <Menu items={files}>Export</Menu> },
    {
      text: 'Leave an item in place that is not possible now, and say in its note why.',
      example: () => <DisabledItem note="Not available: the report was made without per-ticket data" />,
    },
  ],
  donts: [
    { text: '"More" has to be opened to learn what it offers.', example: () => <Menu items={files}>More</Menu> },
    {
      text: 'A disabled item without a reason looks like a defect.',
      example: () => <DisabledItem />,
    },
  ],
  keyboard: [
    { keys: ['Enter', 'Space', 'ArrowDown'], does: 'On the button: opens the menu on its first item.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Moves to the previous or next item, and around.' },
    { keys: ['Home', 'End'], does: 'Moves to the first or last item.' },
    { keys: ['A–Z'], does: 'Moves to the item that begins with the letters typed.' },
    { keys: ['Enter', 'Space'], does: 'On an item: chooses it.' },
    { keys: ['Escape'], does: 'Closes the menu.' },
  ],
  accessibility: [
    'The button has `aria-haspopup="menu"`, and says with `aria-expanded` whether the menu is open.',
    'Items have the role `menuitem`. The note is part of the name.',
    'A disabled item can be reached, so that its note is read, and is `aria-disabled`.',
    'When the menu closes, the focus returns to the button.',
  ],
  decisions: [20],
};
