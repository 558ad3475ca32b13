import { clearWin } from '@roi-insight/contracts/fixtures';
import { costFacts, createFormats, defaultBrand } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import type { Usage } from '#storybook/usage.ts';
import { AssumptionList } from './AssumptionList.tsx';

const formats = createFormats(defaultBrand);

export const usage: Usage = {
  status: 'stable',
  when: [
    'Dollars are shown, and the reader has to see which inputs they are based on.',
    'Some inputs may be defaults. The list marks them until the reader enters a value.',
  ],
  whenNot: [
    'Pressing an input edits it. Use `AnswerStrip`, whose inputs are buttons.',
    'The values are measured, not entered. Use `Facts`.',
    'The inputs of the hourly cost are above a report, with an edit button. Use `AssumptionsBanner`.',
  ],
  anatomy: [
    {
      name: 'List',
      purpose: 'A `dl` whose pairs are side by side and wrap.',
      parts: [
        { name: 'Name', purpose: 'The label of the input.' },
        { name: 'Value', purpose: 'The formatted value, with its unit or currency.' },
        { name: 'Badge', purpose: 'Says "default" until the reader enters the value.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Take the items from `costFacts`, `economicsFacts` or `bridgeFacts`: they format the values and know which were entered.',
      example: () => (
        <AssumptionList items={costFacts(formats, clearWin.summary_metrics.assumptions, defaultEconomics)} />
      ),
    },
    {
      text: 'Mark only values that the reader can enter, not values that are derived from them.',
      example: () => (
        <AssumptionList
          items={[
            { name: 'Annual engineer cost', value: '$100,000', field: 'cost', assumed: true },
            { name: 'Hourly rate', value: '$50.00', field: null, assumed: false },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Raw numbers have no currency and are hard to read.',
      example: () => (
        <AssumptionList
          items={[
            { name: 'Annual engineer cost', value: '100000', field: 'cost', assumed: true },
            { name: 'Hourly rate', value: '50', field: null, assumed: false },
          ]}
        />
      ),
    },
    {
      text: 'If everything is marked, the reader cannot see which values to enter.',
      example: () => (
        <AssumptionList
          items={[
            { name: 'Annual engineer cost', value: '$100,000', field: 'cost', assumed: true },
            { name: 'Hourly rate', value: '$50.00', field: null, assumed: true },
          ]}
        />
      ),
    },
  ],
  keyboard: 'It contains nothing that takes focus.',
  accessibility: [
    'It is a description list: screen readers read each name with its value.',
    'The mark is the word "default", which is read after the value.',
  ],
};
