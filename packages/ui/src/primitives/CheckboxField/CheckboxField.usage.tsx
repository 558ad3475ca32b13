import type { Usage } from '#storybook/usage.ts';
import { CheckboxField } from './CheckboxField.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'A form has something that can be left out, such as per-ticket data.',
    'Each of several things can be on or off, regardless of the others. Give each a checkbox of its own.',
  ],
  whenNot: [
    'One of several options is chosen. Use `SelectField`.',
    'Something happens at once when it is pressed. Use `Button`.',
  ],
  anatomy: [
    {
      name: 'Row',
      purpose: 'The box at the start, the words beside it.',
      parts: [
        {
          name: 'Box',
          purpose: 'The native `input`. It takes every attribute of one, and the `ref` of a form library.',
        },
        { name: 'Label', purpose: 'What is on when the box is ticked. A click on it ticks the box.' },
        { name: 'Hint', purpose: 'What it is good for, below the label.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Word the label so that a tick means yes.',
      example: () => <CheckboxField label="Include per-ticket data in the report" />,
    },
    {
      text: 'Keep the label short, and put what it is good for into the hint.',
      example: () => (
        <CheckboxField
          label="Include per-ticket data in the report"
          hint="Needed for the per-ticket CSV: ticket keys and hours only."
        />
      ),
    },
  ],
  donts: [
    {
      text: 'To untick a "not" takes a second thought.',
      example: () => <CheckboxField label="Do not include per-ticket data in the report" defaultChecked />,
    },
    {
      text: 'Screen readers read the whole label each time that the box gets the focus.',
      example: () => (
        <CheckboxField label="Include per-ticket data in the report, which is needed for the per-ticket CSV, with ticket keys and hours only" />
      ),
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the box, unless it is disabled.' },
    { keys: ['Space'], does: 'Ticks it, or takes the tick away.' },
  ],
  accessibility: [
    'It is a native checkbox: its role and state are those of the browser.',
    'The label is its name, the hint is its description.',
    'The browser draws the tick in the accent color, and in the colors of the system if they are forced.',
  ],
};
