import type { UsagePage } from '#storybook/usage.ts';
import { PasswordField } from './PasswordField.tsx';

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'The reader types or pastes a secret, such as an API key.',
    'They may want to check what they pasted: a button shows it.',
  ],
  whenNot: [
    'The value is not a secret. Use `TextField`: masked text hides typing errors.',
    'The reader has to copy a displayed value. Use `CopyButton` beside the text.',
  ],
  anatomy: [
    { name: 'Label', purpose: 'Names the secret.' },
    {
      name: 'Box',
      purpose: 'Contains the input and the toggle.',
      parts: [
        { name: 'Input', purpose: 'The native `input`. Accepts all its attributes except `type`.' },
        { name: 'Toggle', purpose: 'An eye icon that shows or masks the secret.' },
      ],
    },
    { name: 'Error', purpose: 'What is wrong with the secret, with an icon.' },
    { name: 'Hint', purpose: 'The purpose of the secret.' },
  ],
  dos: [
    {
      text: 'Give the purpose of the secret.',
      example: () => <PasswordField label="JIRA API Key" hint="Only used to read ticket data" />,
    },
    {
      text: 'Use the same name as the place where the reader gets the secret.',
      example: () => <PasswordField label="JIRA API Key" defaultValue="not-a-real-key" />,
    },
  ],
  donts: [
    {
      text: 'Readers hesitate to enter a key without knowing its purpose.',
      example: () => <PasswordField label="JIRA API Key" />,
    },
    {
      text: 'A wrong name makes readers enter their account password.',
      example: () => <PasswordField label="Password" defaultValue="not-a-real-key" />,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the input, then to the toggle.' },
    { keys: ['Enter', 'Space'], does: 'On the toggle: shows the secret, or masks it.' },
  ],
  accessibility: [
    'The toggle is named after the field: "Show JIRA API Key", then "Hide JIRA API Key", or by `showLabel` and `hideLabel`. It keeps focus.',
    'Error and hint are the description of the input, which is `aria-invalid` with an `error`.',
    'Autocomplete, spell check and auto-capitalization are off by default.',
    'The toggle is 44 px wide and as tall as the box.',
  ],
};
