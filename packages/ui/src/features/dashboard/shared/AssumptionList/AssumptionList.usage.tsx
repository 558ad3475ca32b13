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
    'Some inputs may be defaults. The list marks them until somebody enters a value.',
  ],
  whenNot: [
    'The inputs are pressed to edit them. Use `AnswerStrip`, whose inputs are buttons.',
    'Names and values were measured and nobody enters them. Use `Facts`.',
    'The inputs of an hour’s cost stand above a report with their edit button. Use `AssumptionsBanner`.',
  ],
  anatomy: [
    {
      name: 'List',
      purpose: 'A `dl` whose pairs stand side by side and wrap.',
      parts: [
        { name: 'Name', purpose: 'What the input is.' },
        { name: 'Value', purpose: 'The input as it is printed, with its unit or currency.' },
        { name: 'Badge', purpose: 'Says "assumed" as long as nobody has entered the value.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Take the items from `costFacts`, `economicsFacts` or `bridgeFacts`: they format values and know what was entered.',
      example: () => (
        <AssumptionList items={costFacts(formats, clearWin.summary_metrics.assumptions, defaultEconomics)} />
      ),
    },
    {
      text: 'Mark only what the reader can enter. What follows from another input has no mark of its own.',
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
      text: 'Raw numbers have no currency, and their digits are hard to count.',
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
      text: 'A mark on everything hides which value the reader has to enter.',
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
  keyboard: 'Nothing in it takes the focus.',
  accessibility: [
    'It is a description list: screen readers read each name with its value.',
    'The mark is the word "assumed", which is read after the value.',
  ],
};
