import { useState } from 'react';
import type { UsagePage } from '#storybook/usage.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { FailureDialog } from './FailureDialog.tsx';
import type { SubmissionFailure } from '@roi-insight/report-text';

function Submit({ failure }: { readonly failure: SubmissionFailure }) {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <Button onClick={() => setFailed(true)}>Analyze Data</Button>
      {failed && <FailureDialog failure={failure} onDismiss={() => setFailed(false)} onCopy={async () => undefined} />}
    </>
  );
}

const doNothing = () => undefined;

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'A submission has failed as a whole, and the user has to know what to do next.',
    'The cause may be the form, Jira, the server or the network. Each kind has its own advice.',
  ],
  whenNot: [
    'Single fields are invalid before anything is sent. Use the `error` of the field, as `ConnectForm` does.',
    'A part of a page could not be fetched. Use `LoadError`.',
    'Something else has to be confirmed. Use `AlertDialog`.',
  ],
  anatomy: [
    {
      name: 'Alert dialog',
      purpose: 'Open while it is rendered.',
      parts: [
        { name: 'Message', purpose: 'What went wrong, in the server’s words if it sent any.' },
        {
          name: 'Corrections',
          purpose:
            'Buttons for what the failure’s parameters allow: a close project name, an https address, a new key.',
        },
        { name: 'Next steps', purpose: 'What to do now, numbered if there are several.' },
        { name: 'Common fixes', purpose: 'The usual causes.' },
        { name: 'Copy details', purpose: 'A `CopyButton` with the failure as text. It contains no key.' },
        { name: 'Back to the form', purpose: 'Calls `onDismiss`.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Pass the server’s `code` and message. The advice depends on the code.',
      example: () => (
        <Submit
          failure={{
            kind: 'server',
            status: 404,
            statusText: 'Not Found',
            code: 'project-not-found',
            message: 'No project with this name or key was found. Did you mean Aurora Payments?',
          }}
        />
      ),
    },
    {
      text: 'Keep the typed values. The dialog returns to them.',
      example: () => <TextField label="JIRA Project Name" value="Aurora" onChange={doNothing} />,
    },
  ],
  donts: [
    {
      text: 'A bare status forces users to check everything.',
      example: () => <Submit failure={{ kind: 'server', status: 404, statusText: 'Not Found', message: null }} />,
    },
    {
      text: 'An empty form makes users type everything again.',
      example: () => <TextField label="JIRA Project Name" value="" onChange={doNothing} />,
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves focus between the buttons. It stays inside the dialog.' },
    { keys: ['Enter', 'Space'], does: 'Presses the focused button.' },
    { keys: ['Escape'], does: 'Closes the dialog.' },
  ],
  accessibility: [
    'It is an alert dialog: a press outside does not close it.',
    'The title is its name and the message its description. "Back to the form" is focused when it opens.',
    'Both lists have headings, so that screen reader users can navigate to them.',
  ],
};
