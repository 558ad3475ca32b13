import type { UsagePage } from '#storybook/usage.ts';
import { Button } from './Button.tsx';

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'Something happens on this page: a form is submitted, a dialog opens, a file is saved.',
    'The work takes time. Set `loading` until it ends.',
  ],
  whenNot: [
    'The reader goes to another page. Use `LinkButton`, which is a link and opens in a new tab like one.',
    'One of several actions is rarely needed. Put it into a `Menu`.',
    'A setting is turned on or off. Use `CheckboxField`.',
  ],
  anatomy: [
    {
      name: 'Button',
      purpose: 'The native `button` element. Accepts all its attributes.',
      parts: [
        { name: 'Spinner', purpose: 'Before the label while `loading` is set.' },
        { name: 'Label', purpose: 'A verb and its object, optionally after an icon.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Give a view one primary button, for its main action.',
      example: () => (
        <>
          <Button variant="primary">Analyze Data</Button> <Button variant="ghost">Cancel</Button>
        </>
      ),
    },
    { text: 'Say what happens, with a verb.', example: () => <Button>Download Report</Button> },
  ],
  donts: [
    {
      text: 'Two primary buttons compete, and neither is the next step.',
      example: () => (
        <>
          <Button variant="primary">Analyze Data</Button> <Button variant="primary">Cancel</Button>
        </>
      ),
    },
    { text: '"OK" has no meaning without its context.', example: () => <Button>OK</Button> },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the button, unless it is disabled or loading.' },
    { keys: ['Enter', 'Space'], does: 'Presses it.' },
  ],
  accessibility: [
    'Its `type` is `button` unless you set another one, so that it does not submit a form by accident.',
    'While `loading` is set it is disabled and `aria-busy`. Also change the label, because the spinner is hidden from screen readers.',
    'An icon-only button needs an `aria-label`.',
    'It is at least 44 px high on a phone and 40 px on wider screens.',
  ],
};
