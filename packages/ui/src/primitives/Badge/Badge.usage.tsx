import type { UsagePage } from '#storybook/usage.ts';
import { Badge } from './Badge.tsx';

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'One or two words describe the thing beside them, such as "Sample data" beside the name of a project.',
    'Rows of a list differ in one property that readers look for, such as an evidence grade.',
  ],
  whenNot: [
    'The message is a sentence. Use `Alert`.',
    'The reader can press it. Use `Button`.',
    'A figure of the report is shown alone. Use `MetricCard`.',
  ],
  anatomy: [{ name: 'Badge', purpose: 'An inline `span` on a soft background in the color of its tone.' }],
  dos: [
    {
      text: 'Keep it to a word or two, beside the thing that it describes.',
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
      text: 'Only the color shows which of the two is good.',
      example: () => (
        <>
          <Badge tone="positive">12%</Badge> <Badge tone="negative">12%</Badge>
        </>
      ),
    },
  ],
  keyboard: 'It contains nothing that takes focus.',
  accessibility: [
    'It has no role. Screen readers read its words as part of the text.',
    'Screen readers do not announce the tone.',
    'In forced-colors mode, an outline replaces the background.',
  ],
};
