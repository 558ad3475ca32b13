import type { Usage } from '#storybook/usage.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import type { DownloadState } from '../DownloadState.ts';
import { ClosingCard } from './ClosingCard.tsx';

const contact = 'mailto:sales@example.com';

const actionsIn = (fullReport: DownloadState) => ({
  fullReport,
  onDownloadFullReport: () => undefined,
  onCancelFullReport: () => undefined,
});

export const usage: Usage = {
  status: 'stable',
  when: [
    'A report ends, and the reader decides what to do next: take the full report along, or talk to somebody.',
    'The full report takes a while to make. The card shows how far it is and can cancel it.',
  ],
  whenNot: [
    'The short PDF and the data files are offered. Use `TopBar` and `ExportMenu`.',
    'The page is a saved report that stands on its own. Set `actions` to `null`: only the contact is left.',
  ],
  anatomy: [
    {
      name: 'Section',
      purpose: 'The question whether to expand, with the name of the assistant from the brand.',
      parts: [
        { name: 'Lead', purpose: 'What the full report contains.' },
        { name: 'Download Full Report', purpose: 'The primary button. It is disabled while the report is being made.' },
        {
          name: 'Contact Sales',
          purpose: 'A link to `contactHref`. "Cancel" takes its place while the report is being made.',
        },
        { name: 'Outcome', purpose: 'The progress, the reason of a failure, or the name of the saved file.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Count in percent as soon as there is something to count.',
      example: () => <ClosingCard actions={actionsIn({ kind: 'running', percent: 40 })} contactHref={contact} />,
    },
    {
      text: 'Say why a report could not be made. The button is there for another try.',
      example: () => (
        <ClosingCard
          actions={actionsIn({
            kind: 'failed',
            message: 'The code that makes it could not be loaded. Check the connection.',
          })}
          contactHref={contact}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'An invented percentage stops somewhere. Pass `null` until there is a count.',
      example: () => <ClosingCard actions={actionsIn({ kind: 'running', percent: 99 })} contactHref={contact} />,
    },
    {
      text: 'A general failure leaves the reader without anything to do.',
      example: () => (
        <Alert tone="negative" title="Error">
          Something went wrong.
        </Alert>
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves the focus to the download, then to the contact. While a report is made, to "Cancel".',
    },
    { keys: ['Enter'], does: 'Presses the button, or follows the link.' },
    { keys: ['Space'], does: 'Presses the button.' },
  ],
  accessibility: [
    'A failure is an alert, and a saved file a status message with the name of the file.',
    'The progress is a progress bar with the label "Making the report".',
    'The name of the assistant keeps its own direction.',
  ],
};
