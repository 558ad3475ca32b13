import type { Usage } from '#storybook/usage.ts';
import { SelectField } from './SelectField.tsx';

const projects = [
  { value: 'PAY', label: 'Payments Platform' },
  { value: 'WEB', label: 'Web Shop' },
];

export const usage: Usage = {
  status: 'stable',
  when: [
    'One value of a known list is chosen and stays, such as a project or a currency.',
    'The list is long, such as that of the time zones: typing finds an option.',
  ],
  whenNot: [
    'The answer is yes or no. Use `CheckboxField`.',
    'Something happens when it is chosen. Use `Menu`.',
    'The values are on a line, and readers try several. Use `Slider`.',
  ],
  anatomy: [
    { name: 'Label', purpose: 'What is chosen.' },
    {
      name: 'Select',
      purpose: 'The native `select`. It takes every attribute of one, and the `ref` of a form library.',
    },
    { name: 'Error', purpose: 'What is wrong with the choice, with an icon.' },
    { name: 'Hint', purpose: 'What the choice changes.' },
  ],
  dos: [
    {
      text: 'Begin with an option that is no answer if the reader has to choose.',
      example: () => <SelectField label="Project" options={[{ value: '', label: 'Choose a project' }, ...projects]} />,
    },
    {
      text: 'Write the labels as readers know the things. The `value` is for the program.',
      example: () => <SelectField label="Project" options={projects} />,
    },
  ],
  donts: [
    {
      text: 'The browser selects the first option. Who overlooks the field has chosen it.',
      example: () => <SelectField label="Project" options={projects} />,
    },
    {
      text: 'Codes make the reader look up what they stand for.',
      example: () => <SelectField label="Project" options={projects.map(({ value }) => ({ value, label: value }))} />,
    },
  ],
  keyboard:
    "It is the browser's own control. Arrow keys and typing choose an option; which keys open the list depends on the system.",
  accessibility: [
    'It has the role `combobox` and is named by its label. Error and hint are its description.',
    'With an `error` it is `aria-invalid`.',
    'A phone shows the options in the way of its system.',
    'An option that is longer than the field ends in an ellipsis, and is whole in the open list.',
  ],
};
