import type { Usage } from '#storybook/usage.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TicketFileOffer } from './TicketFileOffer.tsx';

const stay = () => {};

export const usage: Usage = {
  status: 'internal',
  when: [
    'The form asks for a tracker, and a team may use another one or may not be allowed to connect it.',
    'The page itself reads the file, so a link below the form is enough.',
  ],
  whenNot: [
    'The reader opens a report that was saved before. Use `OpenReport`.',
    'The file is about money. Use `SpendField`.',
  ],
  anatomy: [
    {
      name: 'TicketFileOffer',
      purpose: 'A line of text below the buttons of the form.',
      parts: [{ name: 'File input', purpose: 'Looks like a link. It accepts CSV, TSV, text and JSON.' }],
    },
  ],
  dos: [
    { text: 'Keep it less prominent than the form.', example: () => <TicketFileOffer onChoose={stay} /> },
    {
      text: 'Show the progress of the file immediately, in a `TicketFileDialog`.',
      example: () => <p>Analyzing tickets.csv</p>,
    },
  ],
  donts: [
    {
      text: 'A second primary button competes with the form.',
      example: () => <Button variant="primary">Analyze a file</Button>,
    },
    {
      text: 'The file is not uploaded: it stays in the browser.',
      example: () => <p>Uploading tickets.csv to the server</p>,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the file input. The ring is drawn around its words.' },
    { keys: ['Enter', 'Space'], does: 'Opens the system’s file dialog.' },
  ],
  accessibility: [
    'It is a native file input, named "Upload a CSV".',
    'The same file can be chosen again after it was corrected.',
  ],
};
