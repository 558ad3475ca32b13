import type { UsagePage } from '#storybook/usage.ts';
import { TextField } from './TextField.tsx';

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'The reader types one line: a name, an address, a URL.',
    'The value has digits but is not a quantity, such as a ticket key.',
  ],
  whenNot: [
    'The value is a secret. Use `PasswordField`.',
    'The value is an amount or a count. Use `NumberField`.',
    'The possible values are known. Use `SelectField`.',
  ],
  anatomy: [
    { name: 'Label', purpose: 'Names the value.' },
    { name: 'Input', purpose: 'The native `input`. Accepts all its attributes, and the `ref` of a form library.' },
    { name: 'Error', purpose: 'What is wrong with the value, with an icon.' },
    { name: 'Hint', purpose: 'What to type and where to find it.' },
  ],
  dos: [
    {
      text: 'Put the format of the value into the hint, where it stays visible.',
      example: () => (
        <TextField label="JIRA Instance URL" hint="The base URL only, such as https://example.atlassian.net" />
      ),
    },
    {
      text: 'Let the error say what is wrong with this value.',
      example: () => (
        <TextField
          label="JIRA Instance URL"
          defaultValue="example.atlassian.net/browse/PAY-1"
          error="Leave out the path: only the base URL is needed"
        />
      ),
    },
  ],
  donts: [
    {
      text: 'A placeholder disappears before the reader can check it.',
      example: () => <TextField label="JIRA Instance URL" placeholder="Base URL, without a path" />,
    },
    {
      text: '"Invalid input" makes the reader guess.',
      example: () => (
        <TextField label="JIRA Instance URL" defaultValue="example.atlassian.net/browse/PAY-1" error="Invalid input" />
      ),
    },
  ],
  keyboard: 'It is a native input and adds no keys to the browser’s own.',
  accessibility: [
    'It is named by its label, and described by error and hint, in this order.',
    'With an `error`, it is `aria-invalid`.',
    'Set `type` and `autoComplete`: a phone then shows the right keyboard, and the browser can fill in the value.',
    'The box is at least 44 px high, on every screen.',
  ],
};
