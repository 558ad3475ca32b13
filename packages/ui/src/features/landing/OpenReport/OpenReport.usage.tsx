import type { Usage } from '#storybook/usage.ts';
import { OpenReport } from './OpenReport.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'A reader has a report as a JSON or HTML file and wants to open it.',
    'A reader opens several files of the same project to see its history.',
  ],
  whenNot: [
    'The file holds tickets. Use `TicketFileOffer`.',
    'Files are dropped on a page without this link. Use `ReportDropZone`.',
  ],
  anatomy: [
    {
      name: 'OpenReport',
      purpose: 'A file input that looks like a link. While it is mounted, files can be dropped anywhere on the page.',
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
      text: '"Invalid file" does not say what is wrong or what to do.',
      example: () => <OpenReport onOpen={null} problem="Invalid file" />,
    },
    {
      text: 'An `onOpen` that does nothing ignores dropped files.',
      example: () => <code>{'<OpenReport onOpen={() => {}} problem={null} />'}</code>,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the input. The ring is drawn around its words.' },
    { keys: ['Enter', 'Space'], does: 'Opens the system’s file dialog.' },
  ],
  accessibility: [
    'It is a native file input, named by its label and described by the problem.',
    'The problem is an `alert`, which is announced immediately.',
    'The input does the same as dropping a file.',
  ],
};
