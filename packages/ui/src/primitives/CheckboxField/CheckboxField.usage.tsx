import type { UsagePage } from '#storybook/usage.ts';
import { CheckboxField } from './CheckboxField.tsx';

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'A form has an optional part, such as per-ticket data.',
    'Several options can be on or off independently. Give each its own checkbox.',
  ],
  whenNot: [
    'The reader chooses one of several options. Use `SelectField`.',
    'A press has an immediate effect. Use `Button`.',
  ],
  anatomy: [
    {
      name: 'Row',
      purpose: 'The box at the start, with the text beside it.',
      parts: [
        {
          name: 'Box',
          purpose: 'The native `input`. Accepts all its attributes, and the `ref` of a form library.',
        },
        { name: 'Label', purpose: 'What checking the box turns on. Clicking the label toggles the box.' },
        { name: 'Hint', purpose: 'The purpose of the option, below the label.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Word the label so that checked means yes.',
      example: () => <CheckboxField label="Include per-ticket data in the report" />,
    },
    {
      text: 'Keep the label short, and put the purpose into the hint.',
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
      text: 'Unchecking a "not" is confusing.',
      example: () => <CheckboxField label="Do not include per-ticket data in the report" defaultChecked />,
    },
    {
      text: 'Screen readers read the whole label whenever the box is focused.',
      example: () => (
        <CheckboxField label="Include per-ticket data in the report, which is needed for the per-ticket CSV, with ticket keys and hours only" />
      ),
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the box, unless it is disabled.' },
    { keys: ['Space'], does: 'Checks or unchecks it.' },
  ],
  accessibility: [
    'It is a native checkbox: the browser provides its role and state.',
    'The label is its name, the hint is its description.',
    'The browser draws the check mark in the accent color, or in system colors in forced-colors mode.',
  ],
};
