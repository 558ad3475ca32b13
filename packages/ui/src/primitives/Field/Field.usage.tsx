import type { UsagePage } from '#storybook/usage.ts';
import { Field } from './Field.tsx';

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'A control, such as a `textarea`, has no field component in this library.',
    'You add a field to this library: label, hint and error are then in the usual places.',
  ],
  whenNot: [
    'The value is text, a number, a date or one of a list. Use `TextField`, `NumberField`, `DateField` or `SelectField`.',
    'The control is a checkbox. Use `CheckboxField`, whose label is beside the box.',
    'Several controls belong together. Use a `fieldset` with a `legend`.',
  ],
  anatomy: [
    { name: 'Label', purpose: 'Names the value. Clicking it focuses the control.' },
    { name: 'Control', purpose: 'The result of `children`, which gets an `id` and the ids of error and hint.' },
    { name: 'Error', purpose: 'What is wrong, with an icon.' },
    { name: 'Hint', purpose: 'What to enter and where to find it. Stays visible while typing.' },
  ],
  dos: [
    {
      text: 'Spread the argument of `children` onto the control.',
      example: () => (
        <Field label="Holidays" hint="One day per line." error="A line is not a date.">
          {(control) => <textarea {...control} rows={2} />}
        </Field>
      ),
    },
    {
      text: 'Put information that the reader needs while typing into the hint.',
      example: () => (
        <Field label="Holidays" hint="One day per line, such as 2026-12-25.">
          {(control) => <textarea {...control} rows={2} />}
        </Field>
      ),
    },
  ],
  donts: [
    {
      text: 'Without it, the control has no name, and screen readers do not read the error.',
      example: () => (
        <Field label="Holidays" hint="One day per line." error="A line is not a date.">
          {() => <textarea rows={2} />}
        </Field>
      ),
    },
    {
      text: 'A placeholder disappears after the first letter.',
      example: () => (
        <Field label="Holidays">
          {(control) => <textarea {...control} placeholder="One day per line, such as 2026-12-25" rows={2} />}
        </Field>
      ),
    },
  ],
  keyboard: 'It adds no keys to the control’s own.',
  accessibility: [
    'The label names the control, and clicking it focuses the control.',
    'The error is read before the hint, as the description of the control.',
    'The error is not a live region. When a form is invalid, focus the first field with an error.',
  ],
};
