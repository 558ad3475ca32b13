import type { Usage } from '#storybook/usage.ts';
import { OpenReport } from './OpenReport.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'A reader has a report as a file, as JSON or as a web page, and wants to see it here.',
    'Several files of the same project are opened together, to see its history.',
  ],
  whenNot: [
    'The file holds tickets. Use `TicketFileOffer`.',
    'Files are dropped on a page without this link. Use `ReportDropZone`.',
  ],
  anatomy: [
    {
      name: 'OpenReport',
      purpose: 'A link-like file input. While it is mounted, the whole page takes files that are dropped.',
      parts: [{ name: 'Problem', purpose: 'Why the last files could not be opened.' }],
    },
  ],
  dos: [
    {
      text: 'Say which file failed and what the reader can do.',
      example: () => (
        <OpenReport
          onOpen={null}
          problem="roi-report.json is not a whole report. Export it again and open the new file."
        />
      ),
    },
    {
      text: 'Pass `onOpen={null}` until the page can open files.',
      example: () => <OpenReport onOpen={null} problem={null} />,
    },
  ],
  donts: [
    {
      text: '"Invalid file" leaves the reader with a file and no idea.',
      example: () => <OpenReport onOpen={null} problem="Invalid file" />,
    },
    {
      text: 'An `onOpen` that does nothing swallows what the reader drops.',
      example: () => <code>{'<OpenReport onOpen={() => {}} problem={null} />'}</code>,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the input. The ring is drawn around its words.' },
    { keys: ['Enter', 'Space'], does: 'Opens the dialog of the system for choosing files.' },
  ],
  accessibility: [
    'It is a native file input, named by its label and described by the problem.',
    'The problem is an `alert`, which is read at once.',
    'Dropping is never the only way.',
  ],
};
