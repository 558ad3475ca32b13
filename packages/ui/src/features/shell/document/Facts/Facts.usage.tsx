import type { UsagePage } from '#storybook/usage.ts';
import { Facts } from './Facts.tsx';

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'A panel lists the basis of a figure: names with values, one pair per line.',
    'Values may be names of projects or teams, or need several lines.',
  ],
  whenNot: [
    'The values are inputs that may be defaults. Use `AssumptionsBanner`.',
    'Before and after are compared. Use `PeriodCard`, or a table.',
    'The section is about one figure. Use `MetricCard`.',
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
            { name: 'Name', purpose: 'The label of the value. Names have to differ within a list.' },
            { name: 'Value', purpose: 'The formatted value. It may be a sentence.' },
          ],
        },
      ],
    },
  ],
  dos: [
    {
      text: 'Give values their units, and name what is counted.',
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
      text: 'A value that depends on its neighbor is misread on its own.',
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
      text: 'An empty value looks like a bug.',
      example: () => <Facts items={[{ name: 'Trend before adoption', value: '' }]} />,
    },
  ],
  keyboard: 'It contains nothing that takes focus.',
  accessibility: [
    'It is a description list: screen readers read each name with its value.',
    'A value keeps its own direction, so that an Arabic project name reads correctly in an English list.',
  ],
};
