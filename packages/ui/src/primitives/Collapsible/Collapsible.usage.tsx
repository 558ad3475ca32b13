import type { UsagePage } from '#storybook/usage.ts';
import { Collapsible } from './Collapsible.tsx';

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'Most readers skip the detail and a few need it: methods, sources, settings.',
    'The page is also printed: print always includes the content.',
  ],
  whenNot: [
    'Readers choose between views of the same thing. Use `Tabs`.',
    'Every reader needs the content. Put it in the page.',
    'The detail is a task to finish or cancel. Use `Dialog`.',
  ],
  anatomy: [
    {
      name: 'Heading',
      purpose: 'An `h2`.',
      parts: [
        {
          name: 'Trigger',
          purpose: 'Contains the button, as wide as the section.',
          parts: [
            { name: 'Title', purpose: 'The subject of the content.' },
            { name: 'Summary', purpose: 'What the content says, in one line.' },
            { name: 'Chevron', purpose: 'Points up while it is open.' },
          ],
        },
      ],
    },
    { name: 'Panel', purpose: 'The content. In the DOM once it was opened, hidden while closed.' },
  ],
  dos: [
    {
      text: 'Name the content in the title.',
      example: () => (
        <Collapsible title="Methodology & Data Sources">
          <p>Completed tickets, measured from the first move into progress.</p>
        </Collapsible>
      ),
    },
    {
      text: 'Keep the result outside, and collapse its explanation.',
      example: () => (
        <>
          <p>A ticket takes 24% less time than before.</p>
          <Collapsible title="How it is measured">
            <p>From the first move into progress to the last move into done.</p>
          </Collapsible>
        </>
      ),
    },
  ],
  donts: [
    {
      text: '"More" does not say whether the content is worth opening.',
      example: () => (
        <Collapsible title="More">
          <p>Completed tickets, measured from the first move into progress.</p>
        </Collapsible>
      ),
    },
    {
      text: 'Readers who do not open it miss the main result.',
      example: () => (
        <Collapsible title="Result">
          <p>A ticket takes 24% less time than before.</p>
        </Collapsible>
      ),
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the trigger, then to the controls of an open panel.' },
    { keys: ['Enter', 'Space'], does: 'Opens or closes the panel.' },
  ],
  accessibility: [
    'The trigger is a button with `aria-expanded`, in a heading of level 2.',
    'The open panel is a region named by the title.',
    'The browser’s search finds nothing in a closed panel, because its content is hidden.',
    'With reduced motion, or by keyboard, the panel opens without an animation.',
  ],
};
