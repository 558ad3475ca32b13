import type { UsagePage } from '#storybook/usage.ts';
import { FilePicker } from './FilePicker.tsx';

const file = { label: 'Report files', accept: '.json', onFiles: () => {} };

export const usage: UsagePage = {
  status: 'beta',
  when: ['The reader chooses files of their device, which the page then reads.'],
  whenNot: ['A file is saved. Use `Button`.'],
  anatomy: [
    {
      name: 'Button',
      purpose: 'A `Button`, which opens the dialog of the browser. Accepts its variant, size and other props.',
    },
    { name: 'Input', purpose: 'The hidden `input`, whose `accept` and `multiple` limit the choice.' },
  ],
  dos: [
    {
      text: 'Say which file is chosen.',
      example: () => <FilePicker {...file}>Choose a Report</FilePicker>,
    },
  ],
  donts: [
    {
      text: '"Browse" names neither the file nor its purpose.',
      example: () => <FilePicker {...file}>Browse</FilePicker>,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the button, unless it is disabled.' },
    { keys: ['Enter', 'Space'], does: 'Opens the dialog of the browser.' },
  ],
  accessibility: [
    'The input is hidden from screen readers, so that they find one control. Its `label` is for tests and scripts.',
    'The same file can be chosen again after it was corrected.',
  ],
};
