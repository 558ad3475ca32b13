import type { Usage } from '#storybook/usage.ts';
import { PasswordField } from './PasswordField.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'The reader types or pastes a secret, such as an API key.',
    'They may want to check what they pasted: a button shows it.',
  ],
  whenNot: [
    'The value is not a secret. Use `TextField`: masked text hides typing errors.',
    'A value is shown so that the reader copies it. Use `CopyButton` beside the text.',
  ],
  anatomy: [
    { name: 'Label', purpose: 'Which secret it is.' },
    {
      name: 'Box',
      purpose: 'Holds both.',
      parts: [
        { name: 'Input', purpose: 'The native `input`. It takes every attribute of one except `type`.' },
        { name: 'Toggle', purpose: 'An eye. Shows the secret and masks it again.' },
      ],
    },
    { name: 'Error', purpose: 'What is wrong with the secret, with an icon.' },
    { name: 'Hint', purpose: 'What the secret is used for.' },
  ],
  dos: [
    {
      text: 'Say what the secret is used for.',
      example: () => <PasswordField label="JIRA API Key" hint="Only used to read ticket data" />,
    },
    {
      text: 'Name the secret as the place does where the reader gets it.',
      example: () => <PasswordField label="JIRA API Key" defaultValue="not-a-real-key" />,
    },
  ],
  donts: [
    {
      text: 'Nobody likes to hand over a key for an unknown purpose.',
      example: () => <PasswordField label="JIRA API Key" />,
    },
    {
      text: 'Readers enter the password of their account, which is not what is asked for.',
      example: () => <PasswordField label="Password" defaultValue="not-a-real-key" />,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the input, then to the toggle.' },
    { keys: ['Enter', 'Space'], does: 'On the toggle: shows the secret, or masks it.' },
  ],
  accessibility: [
    'The toggle is named after the field: "Show JIRA API Key", then "Hide JIRA API Key", or by `showLabel` and `hideLabel`. It keeps the focus.',
    'Error and hint are the description of the input, which is `aria-invalid` with an `error`.',
    'Completion, spell check and automatic capitals are off, unless you set them.',
    'The toggle is 44 px wide and as high as the box.',
  ],
};
