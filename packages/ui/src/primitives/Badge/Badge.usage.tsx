import type { Usage } from '#storybook/usage.ts';
import { Badge } from './Badge.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'One or two words qualify the thing next to them, such as "Sample data" beside the name of a project.',
    'Lines of a list differ in one property, such as the grade of their evidence, and readers look for it.',
  ],
  whenNot: [
    'The message is a sentence. Use `Alert`.',
    'The reader can press it. Use `Button`.',
    'A figure of the report stands on its own. Use `MetricCard`.',
  ],
  anatomy: [{ name: 'Badge', purpose: 'A `span` in the line of the text, on a soft fill of its tone.' }],
  dos: [
    {
      text: 'Keep it to a word or two, beside what it is about.',
      example: () => (
        <p>
          Payments Platform <Badge tone="accent">Sample data</Badge>
        </p>
      ),
    },
    {
      text: 'Say the difference in words. The color repeats it.',
      example: () => (
        <>
          <Badge tone="positive">12% less</Badge> <Badge tone="negative">12% more</Badge>
        </>
      ),
    },
  ],
  donts: [
    {
      text: 'A sentence in a badge is hard to read and hides what it belongs to.',
      example: () => (
        <p>
          Payments Platform{' '}
          <Badge tone="accent">These figures come from generated tickets, not from your tracker</Badge>
        </p>
      ),
    },
    {
      text: 'Only the color tells which of the two is good.',
      example: () => (
        <>
          <Badge tone="positive">12%</Badge> <Badge tone="negative">12%</Badge>
        </>
      ),
    },
  ],
  keyboard: 'Nothing in it takes the focus.',
  accessibility: [
    'It has no role. Screen readers read its words where they stand.',
    'Screen readers do not get the tone.',
    'With forced colors its fill is gone, and an outline keeps its shape.',
  ],
};
