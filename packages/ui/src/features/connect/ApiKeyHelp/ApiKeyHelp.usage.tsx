import type { Usage } from '#storybook/usage.ts';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { ApiKeyHelp } from './ApiKeyHelp.tsx';

export const usage: Usage = {
  status: 'internal',
  when: [
    'A form asks for a Jira API key. Put it beside the form, where it is read before the key is typed.',
    'People may not have a key yet: the steps for Jira Cloud and Jira Data Center are collapsed below.',
  ],
  whenNot: [
    'A short hint about one field is enough. Use the `hint` of `PasswordField`.',
    'Jira has refused the key. Use `FailureDialog`, which knows what went wrong.',
  ],
  anatomy: [
    {
      name: 'Note',
      purpose: 'Says which data are read, and what happens with the key.',
    },
    {
      name: 'How to create an API key',
      purpose: 'A native `details` element, collapsed at first.',
      parts: [
        { name: 'Summary', purpose: 'Opens and closes the steps.' },
        {
          name: 'Steps',
          purpose: 'A numbered list for each kind of Jira, with a link to the page that creates the token.',
        },
      ],
    },
  ],
  dos: [
    {
      text: 'Keep it visible while the key is typed. It needs a column of at least 20rem.',
      example: () => <ApiKeyHelp />,
    },
    {
      text: 'Repeat the purpose of the key, in a few words, at the field.',
      example: () => <PasswordField label="JIRA API Key" hint="Only used to read ticket data" />,
    },
  ],
  donts: [
    {
      text: 'A link to an article makes people leave the form before they know whether to trust it.',
      example: () => (
        <p>
          Learn more about <a href="https://support.atlassian.com">API keys</a>.
        </p>
      ),
    },
    {
      text: 'A hint with all the steps hides the field, and screen readers read it whenever the field is focused.',
      example: () => (
        <PasswordField
          label="JIRA API Key"
          hint="Open id.atlassian.com with the account whose email you enter here, choose ‘Create API token’, name it, set an short expiry and copy the token."
        />
      ),
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the summary and, once it is open, to the link in the steps.' },
    { keys: ['Enter', 'Space'], does: 'Opens and closes the steps when the summary has the focus.' },
    { keys: ['Enter'], does: 'Opens the link in a new tab.' },
  ],
  accessibility: [
    'Its titles are `h2` and `h3`, so that screen reader users can navigate to them.',
    'The disclosure is native: the browser announces whether it is open.',
    'The link opens in a new tab, so that typed values are not lost.',
  ],
};
