import type { Usage } from '#storybook/usage.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'People connect a Jira project and name the day of adoption, and an analysis starts from that.',
    'A sample tracker or a file of tickets may be offered as another way in: set `sample` or `ticketFile`.',
  ],
  whenNot: [
    'The same project is analyzed again with other tickets. Use `ScopePanel`.',
    'A report is at hand as a file. Use `OpenReport` or `ReportDropZone`.',
    'The dollars of a report are changed. Use `AssumptionsModal`.',
  ],
  anatomy: [
    {
      name: 'Form',
      purpose: 'Sends nothing by itself. `onSubmit` gets the values once they are valid.',
      parts: [
        {
          name: 'Sample offer',
          purpose: 'Fills the form in from a sample tracker, and gives back what was typed before.',
        },
        {
          name: 'Fields',
          purpose: 'Email, address of Jira, project, API key, day of adoption, per-ticket data, other teams.',
        },
        { name: 'Summary', purpose: 'How many fields need attention after a submission.' },
        { name: 'Actions', purpose: '"Back", which is a link, and "Analyze Data".' },
        { name: 'File offer', purpose: 'Takes a file of tickets. Of the form it needs only the day of adoption.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Set `state` to submitting until the answer is there. The fields are disabled and the button says what happens.',
      example: () => (
        <Button variant="primary" size="lg" loading>
          Submitting...
        </Button>
      ),
    },
    {
      text: 'Leave errors to the form. Each stands at its field and says what to type.',
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
      text: 'A button that stays as it was is pressed again.',
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
    { keys: ['Tab'], does: 'Moves the focus through the fields in the order in which a person has them at hand.' },
    { keys: ['Enter'], does: 'Submits the form when a text field has the focus. Pressed twice, it submits once.' },
    { keys: ['Space'], does: 'Ticks the checkbox, or presses the button that has the focus.' },
  ],
  accessibility: [
    'After a submission the first invalid field has the focus, and the number of fields that need attention is announced.',
    'The form is `aria-busy` and its fields are disabled while it is submitted.',
    'Once a failure was dismissed, the focus goes to the field that the failure is about, else to the submit button.',
    'Fields have `autocomplete`, so that browsers and password managers can help.',
  ],
};
