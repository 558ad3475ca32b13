import type { Usage } from '#storybook/usage.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'People connect a Jira project and enter the adoption date to start an analysis.',
    'A sample tracker or a file of tickets can be offered as an alternative: set `sample` or `ticketFile`.',
  ],
  whenNot: [
    'The same project is analyzed again with other tickets. Use `ScopePanel`.',
    'The reader has a report as a file. Use `OpenReport` or `ReportDropZone`.',
    'The dollars of a report are changed. Use `AssumptionsModal`.',
  ],
  anatomy: [
    {
      name: 'Form',
      purpose: 'Sends nothing itself. `onSubmit` gets the values once they are valid.',
      parts: [
        {
          name: 'Sample offer',
          purpose: 'Fills in the form from a sample tracker, and restores the earlier values.',
        },
        {
          name: 'Fields',
          purpose: 'What a report needs, in the order in which people have it at hand.',
        },
        { name: 'Summary', purpose: 'How many fields need attention after a submission.' },
        { name: 'Actions', purpose: '"Back", which is a link, and "Analyze Data".' },
        { name: 'File offer', purpose: 'Takes a file of tickets. From the form it needs only the adoption date.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Set `state` to submitting until the response arrives. The fields are disabled and the button says so.',
      example: () => (
        <Button variant="primary" size="lg" loading>
          Submitting...
        </Button>
      ),
    },
    {
      text: 'Leave errors to the form. Each is shown at its field and says what to type.',
      example: () => (
        <TextField
          label="JIRA Instance URL"
          hint="The base URL only, such as https://example.atlassian.net"
          error="Enter the address of your Jira"
        />
      ),
    },
  ],
  donts: [
    {
      text: 'A button that does not change gets pressed again.',
      example: () => (
        <Button variant="primary" size="lg">
          Analyze Data
        </Button>
      ),
    },
    {
      text: 'A message above the form makes people search for the field.',
      example: () => (
        <>
          <Alert tone="negative" title="Check your input">
            Some fields are invalid.
          </Alert>
          <TextField label="JIRA Instance URL" />
        </>
      ),
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus through the fields in the order in which people have the values at hand.' },
    { keys: ['Enter'], does: 'Submits the form when a text field has the focus. Pressed twice, it submits once.' },
    { keys: ['Space'], does: 'Toggles the checkbox, or presses the button that has the focus.' },
  ],
  accessibility: [
    'After a submission the first invalid field has the focus, and the number of fields that need attention is announced.',
    'The form is `aria-busy` and its fields are disabled while it is submitted.',
    'After a failure is dismissed, focus moves to the field that the failure is about, or to the submit button.',
    'Fields have `autocomplete`, so that browsers and password managers can help.',
  ],
};
