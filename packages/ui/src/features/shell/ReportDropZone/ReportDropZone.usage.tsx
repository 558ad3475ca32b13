import type { ComponentProps } from 'react';
import type { Usage } from '#storybook/usage.ts';
import { ReportDropZone } from './ReportDropZone.tsx';

const stay = () => undefined;

function Zone({ problem = null }: Partial<Pick<ComponentProps<typeof ReportDropZone>, 'problem'>>) {
  return (
    <ReportDropZone problem={problem} onOpenReports={stay} onDismissProblem={stay}>
      <p>The report that is shown</p>
    </ReportDropZone>
  );
}

export const usage: Usage = {
  status: 'stable',
  when: [
    'A page already has content, and a dropped file replaces or extends it.',
    'A file that cannot be opened must not replace the content.',
  ],
  whenNot: [
    'The page offers to open a file. Use `OpenReport`, which has a file input for the keyboard.',
    'A file belongs to one field. Use `SpendField` or the offer of `ConnectForm`.',
  ],
  anatomy: [
    {
      name: 'Zone',
      purpose: 'Surrounds the page. Invisible until a file is dragged over it.',
      parts: [
        { name: 'Problem', purpose: 'An `Alert` that stays at the top of the window, with a Dismiss button.' },
        { name: 'Content', purpose: 'Your `children`.' },
        { name: 'Cover', purpose: 'Says "Drop to open" over the whole window while a file is dragged.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Say in `problem` which files can be opened.',
      example: () => (
        <Zone problem="This file is not a report. Choose a file that was saved with Export, ‘Report as JSON’ or ‘Web page’." />
      ),
    },
    { text: 'Surround the page with one zone.', example: () => <Zone /> },
  ],
  donts: [
    {
      text: 'The text of an exception does not say what to do.',
      example: () => <Zone problem="SyntaxError: unexpected token in JSON" />,
    },
    {
      text: 'An `OpenReport` inside it also accepts files on the whole window, so each file is opened twice.',
      example: () => <code>{'<ReportDropZone><OpenReport /></ReportDropZone>'}</code>,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to Dismiss, if there is a problem, then through the content.' },
    { keys: ['Enter', 'Space'], does: 'Presses Dismiss.' },
  ],
  accessibility: [
    'A file cannot be dropped with the keyboard. Also offer a file input, such as `OpenReport` on the start page.',
    'The problem is an alert, which screen readers announce immediately.',
    'The browser handles dragged text and links.',
  ],
};
