import type { Usage } from '#storybook/usage.ts';
import { Field } from './Field.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'A control has no field of its own in this library, such as a `textarea`.',
    'You add a field to this library: label, hint and error are then where readers know them from the others.',
  ],
  whenNot: [
    'The value is text, a number, a date or one of a list. Use `TextField`, `NumberField`, `DateField` or `SelectField`.',
    'It is ticked. Use `CheckboxField`, whose label stands beside the box.',
    'Several controls belong together. Use a `fieldset` with a `legend`.',
  ],
  anatomy: [
    { name: 'Label', purpose: 'What the value is. A click on it goes to the control.' },
    { name: 'Control', purpose: 'What `children` returns. It gets an `id` and what names error and hint.' },
    { name: 'Error', purpose: 'What is wrong, with an icon.' },
    { name: 'Hint', purpose: 'What to enter and where to find it. It stays while the reader types.' },
  ],
  dos: [
    {
      text: 'Spread what `children` gets onto the control.',
      example: () => (
        <Field label="Holidays" hint="One day per line." error="A line is not a date.">
          {(control) => <textarea {...control} rows={2} />}
        </Field>
      ),
    },
    {
      text: 'Put into the hint what the reader needs while typing.',
      example: () => (
        <Field label="Holidays" hint="One day per line, such as 2026-12-25.">
          {(control) => <textarea {...control} rows={2} />}
        </Field>
      ),
    },
  ],
  donts: [
    {
      text: 'Without it the control has no name, and screen readers do not read the error.',
      example: () => (
        <Field label="Holidays" hint="One day per line." error="A line is not a date.">
          {() => <textarea rows={2} />}
        </Field>
      ),
    },
    {
      text: 'A placeholder is gone after the first letter.',
      example: () => (
        <Field label="Holidays">
          {(control) => <textarea {...control} placeholder="One day per line, such as 2026-12-25" rows={2} />}
        </Field>
      ),
    },
  ],
  keyboard: 'It adds no keys to those of the control.',
  accessibility: [
    'The label is the name of the control, and a click on it moves the focus there.',
    'The error is read before the hint, as the description of the control.',
    'The error is not a live region. When a form is refused, move the focus to the first field with an error.',
  ],
};
