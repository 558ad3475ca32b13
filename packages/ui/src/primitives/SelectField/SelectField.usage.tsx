import type { UsagePage } from '#storybook/usage.ts';
import { SelectField } from './SelectField.tsx';

const projects = [
  { value: 'PAY', label: 'Payments Platform' },
  { value: 'WEB', label: 'Web Shop' },
];

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'The reader chooses one value of a known list, such as a project or a currency.',
    'The list is long, such as time zones: typing finds an option.',
  ],
  whenNot: [
    'The answer is yes or no. Use `CheckboxField`.',
    'Choosing triggers an action. Use `Menu`.',
    'The values are ordered, and readers try several. Use `Slider`.',
  ],
  anatomy: [
    { name: 'Label', purpose: 'Names the choice.' },
    {
      name: 'Select',
      purpose: 'The native `select`. Accepts all its attributes, and the `ref` of a form library.',
    },
    { name: 'Error', purpose: 'What is wrong with the choice, with an icon.' },
    { name: 'Hint', purpose: 'The effect of the choice.' },
  ],
  dos: [
    {
      text: 'If the reader has to choose, start with an empty option.',
      example: () => <SelectField label="Project" options={[{ value: '', label: 'Choose a project' }, ...projects]} />,
    },
    {
      text: 'Use names that readers know as labels. The `value` is for the program.',
      example: () => <SelectField label="Project" options={projects} />,
    },
  ],
  donts: [
    {
      text: 'The browser selects the first option, even if the reader overlooks the field.',
      example: () => <SelectField label="Project" options={projects} />,
    },
    {
      text: 'Codes make the reader look up their meaning.',
      example: () => <SelectField label="Project" options={projects.map(({ value }) => ({ value, label: value }))} />,
    },
  ],
  keyboard:
    'It is a native control. Arrow keys and typing choose an option; which keys open the list depends on the system.',
  accessibility: [
    'It has the role `combobox`, is named by its label, and described by error and hint.',
    'With an `error`, it is `aria-invalid`.',
    'A phone shows its native picker.',
    'An option that is longer than the field is truncated with an ellipsis; the open list shows it whole.',
  ],
};
