import type { Usage } from '#storybook/usage.ts';
import { TextField } from '../../../primitives/TextField/TextField.tsx';

export const usage: Usage = {
  status: 'beta',
  when: ['Several teams will start with an assistant, and a plan is to be made before they do.'],
  whenNot: [
    'A team has started already. Use `ConnectForm`.',
    'A plan was made and is to be read. Open its file on the form.',
  ],
  anatomy: [
    {
      name: 'PlanForm',
      purpose: 'A `form` whose values are validated together when it is submitted.',
      parts: [
        { name: 'Sample', purpose: 'Fills in the sample organization, and restores what was typed.' },
        { name: 'Teams', purpose: 'A text area that counts its teams and names repeated ones immediately.' },
        {
          name: 'What the plan must find',
          purpose: 'Closed details with usual values: saving, weeks to full use, size.',
        },
      ],
    },
  ],
  dos: [
    {
      text: 'Keep the values of `onKeep` and pass them as `initialValues` when the reader comes back.',
      example: () => <code>{'<PlanForm initialValues={kept} onKeep={keep} … />'}</code>,
    },
    {
      text: 'Say what each field accepts below it.',
      example: () => (
        <TextField label="JIRA Instance URL" hint="The base URL only, such as https://example.atlassian.net" />
      ),
    },
  ],
  donts: [
    {
      text: 'Do not store the API key with the other values.',
      example: () => <code>{'store.write(key, JSON.stringify(values))'}</code>,
    },
    {
      text: 'Do not ask for the length of the plan here: readers choose it beside its forecast.',
      example: () => <code>{'<LengthPicker power={power} onChange={change} />'}</code>,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the fields in the order in which they are shown.' },
    { keys: ['Enter'], does: 'Submits the form from a field of one line; in the list of teams, it begins a new line.' },
  ],
  accessibility: [
    'The number of teams is announced when it changes.',
    'After an invalid submission, the first invalid field takes focus, and the number of invalid fields is announced.',
  ],
};
