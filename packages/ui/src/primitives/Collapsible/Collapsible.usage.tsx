import type { Usage } from '#storybook/usage.ts';
import { Collapsible } from './Collapsible.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'Most readers skip the detail and a few need it: methods, sources, settings.',
    'The page is printed too: on paper the content is there, open or not.',
  ],
  whenNot: [
    'Readers choose between views of the same thing. Use `Tabs`.',
    'Every reader needs the content. Use `ReportSection`, which is always open.',
    'The detail is a task to finish or cancel. Use `Dialog`.',
  ],
  anatomy: [
    {
      name: 'Heading',
      purpose: 'An `h2`.',
      parts: [
        {
          name: 'Trigger',
          purpose: 'The button in it, as wide as the section.',
          parts: [
            { name: 'Title', purpose: 'What is inside.' },
            { name: 'Chevron', purpose: 'Points up while it is open.' },
          ],
        },
      ],
    },
    { name: 'Panel', purpose: 'The content. While it is closed it is not in the page.' },
  ],
  dos: [
    {
      text: 'Say in the title what the reader will find.',
      example: () => (
        <Collapsible title="Methodology & Data Sources">
          <p>Completed tickets, measured from the first move into progress.</p>
        </Collapsible>
      ),
    },
    {
      text: 'Keep the result outside, and collapse how it came about.',
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
      text: '"More" has to be opened to learn whether it was worth it.',
      example: () => (
        <Collapsible title="More">
          <p>Completed tickets, measured from the first move into progress.</p>
        </Collapsible>
      ),
    },
    {
      text: 'Readers who do not open it miss what they came for.',
      example: () => (
        <Collapsible title="Result">
          <p>A ticket takes 24% less time than before.</p>
        </Collapsible>
      ),
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the trigger, then to the controls of an open panel.' },
    { keys: ['Enter', 'Space'], does: 'Opens or closes the panel.' },
  ],
  accessibility: [
    'The trigger is a button within a heading of level 2, and says with `aria-expanded` whether the panel is open.',
    'The search of the browser finds nothing in a closed panel, since its content is not in the page.',
    'With reduced motion the panel opens at once, without growing.',
  ],
};
