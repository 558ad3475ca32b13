import type { Usage } from '#storybook/usage.ts';
import { Facts } from './Facts.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'A panel lists what a figure rests on: names with values, one pair to a line.',
    'Values may be names of projects or teams, or need several lines.',
  ],
  whenNot: [
    'The values are inputs that may be assumed. Use `AssumptionList`.',
    'Before and after are compared. Use `PeriodCard`, or a table.',
    'One figure is what the section is about. Use `MetricCard`.',
  ],
  anatomy: [
    {
      name: 'List',
      purpose: 'A `dl`.',
      parts: [
        {
          name: 'Line',
          purpose: 'One for each item.',
          parts: [
            { name: 'Name', purpose: 'What the value is. Names have to differ within a list.' },
            { name: 'Value', purpose: 'The value as it is printed. It may be a sentence.' },
          ],
        },
      ],
    },
  ],
  dos: [
    {
      text: 'Give values their units, and say what is counted.',
      example: () => (
        <Facts
          items={[
            { name: 'Measured tickets', value: '531 before, 190 after' },
            { name: 'Time zone', value: 'America/Los_Angeles' },
          ]}
        />
      ),
    },
    {
      text: 'Say so when a value is not known.',
      example: () => <Facts items={[{ name: 'Trend before adoption', value: 'Not known' }]} />,
    },
  ],
  donts: [
    {
      text: 'A value that needs its neighbor to be understood is read wrongly on its own.',
      example: () => (
        <Facts
          items={[
            { name: 'Before', value: '531' },
            { name: 'After', value: '190' },
          ]}
        />
      ),
    },
    {
      text: 'An empty value looks like a mistake of the page.',
      example: () => <Facts items={[{ name: 'Trend before adoption', value: '' }]} />,
    },
  ],
  keyboard: 'Nothing in it takes the focus.',
  accessibility: [
    'It is a description list: screen readers read each name with its value.',
    'A value keeps its own direction, so that an Arabic project name reads correctly in an English list.',
  ],
};
