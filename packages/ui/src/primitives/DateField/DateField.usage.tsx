import type { ComponentProps } from 'react';
import type { Usage } from '#storybook/usage.ts';
import { DateField } from './DateField.tsx';

type Words = Pick<ComponentProps<typeof DateField>, 'label' | 'hint' | 'placeholder'> & { readonly max?: Date };

const today = new Date(2026, 0, 15);

function Day({ max = today, ...words }: Words) {
  return <DateField {...words} min={new Date(2023, 0, 1)} max={max} />;
}

export const usage: Usage = {
  status: 'stable',
  when: [
    'The reader picks one calendar day that a calendar helps to find, such as the day of adoption.',
    'Only some days are possible: the others are in the calendar but cannot be chosen.',
  ],
  whenNot: [
    'Several days are entered at once, such as holidays. Use `Field` with a `textarea`.',
    'A week of a report is tried out. Use `Slider`.',
    'The choice is a period with a name. Use `SelectField`.',
  ],
  anatomy: [
    { name: 'Label', purpose: 'Which day is asked for.' },
    {
      name: 'Button',
      purpose: 'Opens the calendar.',
      parts: [
        { name: 'Value', purpose: 'The chosen day in words, or the placeholder.' },
        { name: 'Icon', purpose: 'A calendar.' },
      ],
    },
    { name: 'Error', purpose: 'What is wrong, also when the calendar could not be loaded.' },
    { name: 'Hint', purpose: 'Which day is meant if there are several.' },
    {
      name: 'Calendar',
      purpose: 'Floats below the button. It is loaded when it is first opened.',
      parts: [
        { name: 'Month and year', purpose: 'Two lists, with buttons for the previous and next month.' },
        { name: 'Days', purpose: 'A grid. A press on the chosen day clears the field.' },
      ],
    },
  ],
  dos: [
    { text: 'Set `max` to today for a day that has already been.', example: () => <Day label="Day of adoption" /> },
    {
      text: 'Say which day is meant.',
      example: () => <Day label="Day of adoption" hint="The first day on which the team had licenses." />,
    },
  ],
  donts: [
    {
      text: 'A calendar that offers a day of the future defers the error until the form is sent.',
      example: () => <Day label="Day of adoption" max={new Date(2030, 11, 31)} />,
    },
    {
      text: 'A format to type misleads: the day is picked.',
      example: () => <Day label="Day of adoption" placeholder="MM/DD/YYYY" />,
    },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens the calendar, on the chosen day. In the calendar: chooses the day.' },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'Moves by a day, in the direction of the page.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Moves by a week.' },
    { keys: ['PageUp', 'PageDown'], does: 'Moves by a month, with Shift by a year.' },
    { keys: ['Home', 'End'], does: 'Moves to the first or last day of the week.' },
    { keys: ['Escape'], does: 'Closes the calendar.' },
  ],
  accessibility: [
    'The button is named by its label and its value: "Day of adoption August 25, 2025".',
    'It has `aria-haspopup="dialog"` and says with `aria-expanded` whether the calendar is open.',
    'Each day is named in full, such as "Monday, August 25, 2025".',
    'When the calendar closes, the focus returns to the button.',
  ],
  decisions: [6, 17],
};
