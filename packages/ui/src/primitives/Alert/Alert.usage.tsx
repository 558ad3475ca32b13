import type { UsagePage } from '#storybook/usage.ts';
import { Button } from '../Button/Button.tsx';
import { Alert } from './Alert.tsx';

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'A message belongs to the page and stays there: something was saved or failed, or figures need care.',
    'The reader can do something about it. Put the buttons into `actions`.',
  ],
  whenNot: [
    'The reader has to respond before continuing. Use `AlertDialog`.',
    'A chart or a list has nothing to show. Use `EmptyState`, which replaces it.',
    'One value of a form is wrong. Set the `error` of its field, such as `TextField`.',
  ],
  anatomy: [
    {
      name: 'Message',
      purpose: 'The live region, on a soft background in the color of its tone.',
      parts: [
        { name: 'Icon', purpose: 'Determined by the tone.' },
        { name: 'Title', purpose: 'What happened, in a few words.' },
        { name: 'Body', purpose: 'The cause or the consequence.' },
        { name: 'Actions', purpose: 'Buttons for the next step.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Say what happened, why, and what to do next.',
      example: () => (
        <Alert tone="negative" title="This file was not opened" actions={<Button>Choose another file</Button>}>
          It is not a report that was saved here.
        </Alert>
      ),
    },
    {
      text: 'Use `warning` for figures that can be read with care.',
      example: () => (
        <Alert tone="warning" title="Only 11 tickets after adoption">
          Too few to distinguish a change from chance.
        </Alert>
      ),
    },
  ],
  donts: [
    {
      text: 'A message without a cause or a next step leaves the reader stuck.',
      example: () => (
        <Alert tone="negative" title="Error">
          Something went wrong.
        </Alert>
      ),
    },
    {
      text: 'The `negative` tone interrupts a screen reader, although nothing failed.',
      example: () => (
        <Alert tone="negative" title="Only 11 tickets after adoption">
          Too few to distinguish a change from chance.
        </Alert>
      ),
    },
  ],
  keyboard: 'The alert does not take the focus. Its actions are buttons in the tab order of the page.',
  accessibility: [
    'A `negative` alert has the role `alert`, which interrupts a screen reader. The other tones have the role `status`, which waits.',
    'Render it when the event happens: screen readers announce what is added to the page, not what was there from the start.',
    'The icon is hidden from screen readers, and the color only repeats the title. The title has to say whether something failed.',
  ],
};
