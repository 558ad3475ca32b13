import type { ComponentProps } from 'react';
import type { UsagePage } from '#storybook/usage.ts';
import { DateField } from './DateField.tsx';

type Words = Pick<ComponentProps<typeof DateField>, 'label' | 'hint' | 'placeholder'> & { readonly max?: Date };

const today = new Date(2026, 0, 15);

function Day({ max = today, ...words }: Words) {
  return <DateField {...words} min={new Date(2023, 0, 1)} max={max} />;
}

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'The reader picks one day with the help of a calendar, such as the adoption date.',
    'Only some days are valid: the others are disabled in the calendar.',
  ],
  whenNot: [
    'The reader enters several days together, such as holidays. Use `Field` with a `textarea`.',
    'The reader explores the weeks of a report. Use `Slider`.',
    'The choice is a period with a name. Use `SelectField`.',
  ],
  anatomy: [
    { name: 'Label', purpose: 'The name of the date.' },
    {
      name: 'Button',
      purpose: 'Opens the calendar.',
      parts: [
        { name: 'Value', purpose: 'The selected day, or the placeholder.' },
        { name: 'Icon', purpose: 'A calendar.' },
      ],
    },
    { name: 'Error', purpose: 'What is wrong, including that the calendar could not be loaded.' },
    { name: 'Hint', purpose: 'Which day is meant, if it is ambiguous.' },
    {
      name: 'Calendar',
      purpose: 'Floats below the button. It is loaded when it is first opened.',
      parts: [
        { name: 'Month and year', purpose: 'Two lists, with buttons for the previous and next month.' },
        { name: 'Days', purpose: 'A grid. Pressing the selected day clears the field.' },
      ],
    },
  ],
  dos: [
    { text: 'Set `max` to today for a day in the past.', example: () => <Day label="Day of adoption" /> },
    {
      text: 'Say which day is meant.',
      example: () => <Day label="Day of adoption" hint="The first day on which the team had licenses." />,
    },
  ],
  donts: [
    {
      text: 'If the calendar allows a future day, the error appears only after submitting.',
      example: () => <Day label="Day of adoption" max={new Date(2030, 11, 31)} />,
    },
    {
      text: 'A format suggests typing, but the day is picked.',
      example: () => <Day label="Day of adoption" placeholder="MM/DD/YYYY" />,
    },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens the calendar at the selected day. In the calendar: selects the day.' },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'Moves by a day, in the direction of the page.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Moves by a week.' },
    { keys: ['PageUp', 'PageDown'], does: 'Moves by a month, with Shift by a year.' },
    { keys: ['Home', 'End'], does: 'Moves to the first or last day of the week.' },
    { keys: ['Escape'], does: 'Closes the calendar.' },
  ],
  accessibility: [
    'The button is named by its label and its value: "Day of adoption August 25, 2025".',
    'It has `aria-haspopup="dialog"` and `aria-expanded`.',
    'Each day is named in full, such as "Monday, August 25, 2025".',
    'When the calendar closes, focus returns to the button.',
  ],
  decisions: [6, 17],
};
