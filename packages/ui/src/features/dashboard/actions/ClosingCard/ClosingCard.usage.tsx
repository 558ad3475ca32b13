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
    'The end of a report. The reader decides what to do next: download the full report, or contact sales.',
    'The full report takes a while to make. The card shows its progress and can cancel it.',
  ],
  whenNot: [
    'The short PDF and the data files are offered. Use `TopBar` and `ExportMenu`.',
    'The page is a saved report. Keep the card and set `actions` to `null`: only the contact remains.',
  ],
  anatomy: [
    {
      name: 'Section',
      purpose: 'Asks whether to expand usage, with the assistant’s name from the brand.',
      parts: [
        { name: 'Lead', purpose: 'What the full report contains.' },
        { name: 'Download Full Report', purpose: 'The primary button. It is disabled while the report is being made.' },
        {
          name: 'Contact Sales',
          purpose: 'A link to `contactHref`. "Cancel" takes its place while the report is being made.',
        },
        { name: 'Outcome', purpose: 'The progress, the reason for a failure, or the name of the saved file.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Show a percentage as soon as the progress is known.',
      example: () => <ClosingCard actions={actionsIn({ kind: 'running', percent: 40 })} contactHref={contact} />,
    },
    {
      text: 'Say why a report could not be made. The button can be pressed again.',
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
      text: 'An invented percentage gets stuck. Pass `null` until the progress is known.',
      example: () => <ClosingCard actions={actionsIn({ kind: 'running', percent: 99 })} contactHref={contact} />,
    },
    {
      text: 'A general message does not say what the reader can do.',
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
      does: 'Moves focus to the download, then to the contact. While a report is made, to "Cancel".',
    },
    { keys: ['Enter'], does: 'Presses the button, or follows the link.' },
    { keys: ['Space'], does: 'Presses the button.' },
  ],
  accessibility: [
    'A failure is an alert, and a saved file is a status message with the file name.',
    'The progress is a progress bar with the label "Creating the report".',
    'The assistant’s name keeps its own writing direction.',
  ],
};
