import type { Usage } from '#storybook/usage.ts';
import { Button } from './Button.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'Something happens on this page: a form is sent, a dialog opens, a file is saved.',
    'The work takes time. Set `loading` until it ends.',
  ],
  whenNot: [
    'The reader goes to another page. Use `LinkButton`, which is a link and opens in a new tab like one.',
    'One of several actions is seldom needed. Put it into a `Menu`.',
    'A setting is turned on or off. Use `CheckboxField`.',
  ],
  anatomy: [
    {
      name: 'Button',
      purpose: 'The native `button` element. It takes every attribute of one.',
      parts: [
        { name: 'Spinner', purpose: 'Stands before the label while `loading` is set.' },
        { name: 'Label', purpose: 'A verb and what it acts on. An icon may stand before it.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Give a view one primary button, for what the reader came to do.',
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
    { text: '"OK" has to be read together with everything around it.', example: () => <Button>OK</Button> },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the button, unless it is disabled or loading.' },
    { keys: ['Enter', 'Space'], does: 'Presses it.' },
  ],
  accessibility: [
    'Its `type` is `button` unless you set another one, so that it sends no form by accident.',
    'While `loading` is set it is disabled and `aria-busy`. Change the label too, since the spinner is hidden from screen readers.',
    'A button with an icon only needs an `aria-label`.',
    'It is at least 44 px high on a phone and 40 px on wider screens.',
  ],
};
