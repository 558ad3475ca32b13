import { useState } from 'react';
import type { Usage } from '#storybook/usage.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { FailureDialog } from './FailureDialog.tsx';
import type { SubmissionFailure } from './SubmissionFailure.ts';

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

export const usage: Usage = {
  status: 'stable',
  when: [
    'A submission has failed as a whole, and the person at the form has to know what to do next.',
    'The cause may lie with the form, Jira, the server or the network. Each kind has advice of its own.',
  ],
  whenNot: [
    'Single fields are wrong before anything is sent. Use the `error` of the field, as `ConnectForm` does.',
    'A part of a page could not be fetched. Use `LoadError`.',
    'Something else has to be confirmed. Use `AlertDialog`.',
  ],
  anatomy: [
    {
      name: 'Alert dialog',
      purpose: 'Open as long as it is rendered.',
      parts: [
        { name: 'Message', purpose: 'What went wrong, in the words of the server if it had any.' },
        { name: 'Next steps', purpose: 'What to do now, numbered if there are several.' },
        { name: 'Common fixes', purpose: 'What is usually wrong.' },
        { name: 'Copy details', purpose: 'A `CopyButton` with the failure as text. It contains no key.' },
        { name: 'Back to the form', purpose: 'Calls `onDismiss`.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Hand on the server’s `code` and message. The advice depends on the code.',
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
      text: 'Keep what was typed. The dialog leads back to it.',
      example: () => <TextField label="JIRA Project Name" value="Aurora" onChange={doNothing} />,
    },
  ],
  donts: [
    {
      text: 'A bare status leaves people to check everything.',
      example: () => <Submit failure={{ kind: 'server', status: 404, statusText: 'Not Found', message: null }} />,
    },
    {
      text: 'An empty form makes people type everything once more.',
      example: () => <TextField label="JIRA Project Name" value="" onChange={doNothing} />,
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves the focus between the buttons. It stays inside the dialog.' },
    { keys: ['Enter', 'Space'], does: 'Presses the button that has the focus.' },
    { keys: ['Escape'], does: 'Closes the dialog.' },
  ],
  accessibility: [
    'It is an alert dialog: a press beside it does not close it.',
    'The title is its name and the message its description. "Back to the form" has the focus when it opens.',
    'Both lists have headings, so that they can be reached by them.',
  ],
};
