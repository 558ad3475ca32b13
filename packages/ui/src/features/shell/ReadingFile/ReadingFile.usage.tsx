import type { Usage } from '#storybook/usage.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Progress } from '../../../primitives/Progress/Progress.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'A report file is being read apart from the page: mount it with the file, and remove it with the result.',
    'Several files are read one after another: give it the present one.',
  ],
  whenNot: [
    'The file holds tickets. Use `TicketFileDialog`, which also asks questions.',
    'A request is running. Use `LoadingPanel`.',
  ],
  anatomy: [
    {
      name: 'ReadingFile',
      purpose: 'A `section` at the bottom of the window, above the page, which stays usable.',
      parts: [
        { name: 'Name', purpose: 'The name of the file on one line; a long one is cut.' },
        { name: 'Progress', purpose: 'A `Progress` with the share of the file that was read.' },
        { name: 'Cancel', purpose: 'Stops reading.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Give the share that was really read.',
      example: () => <Progress label="Reading the file" value={42} valueText="42%" />,
    },
    {
      text: 'Mount it for every file: it appears after 0.4 seconds, when most files are open already.',
      example: () => <code>{'<ReadingFile fileName={name} share={share} onCancel={cancel} />'}</code>,
    },
  ],
  donts: [
    {
      text: 'A problem does not belong here. Use the one of `ReportDropZone` or `OpenReport`.',
      example: () => (
        <Alert tone="negative" title="This file was not opened">
          This file is not a report.
        </Alert>
      ),
    },
    {
      text: 'Do not read the file on the page itself: neither progress nor Cancel would respond.',
      example: () => <code>{'JSON.parse(await file.text())'}</code>,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to Cancel, after the page.' },
    { keys: ['Enter', 'Space'], does: 'Cancels.' },
  ],
  accessibility: [
    'The section is a landmark named "Report file".',
    'The progress bar has a name and its percentage as text.',
    'It takes no focus, because most files are read immediately.',
  ],
};
