import type { Usage } from '#storybook/usage.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TicketFileOffer } from './TicketFileOffer.tsx';

const stay = () => {};

export const usage: Usage = {
  status: 'internal',
  when: [
    'The form asks for a tracker, and a team may be on another one or may not be allowed to connect it.',
    'The file is read by the page itself, so that a link below the form is enough.',
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
    { text: 'Leave it second to the form.', example: () => <TicketFileOffer onChoose={stay} /> },
    {
      text: 'Show what happens with the file at once, in a `TicketFileDialog`.',
      example: () => <p>Analyzing tickets.csv</p>,
    },
  ],
  donts: [
    {
      text: 'A second primary button competes with the form.',
      example: () => <Button variant="primary">Analyze a file</Button>,
    },
    {
      text: 'A file that is uploaded first makes a promise that the product does not make.',
      example: () => <p>Uploading tickets.csv to the server</p>,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the file input. The ring is drawn around its words.' },
    { keys: ['Enter', 'Space'], does: 'Opens the dialog of the system for choosing a file.' },
  ],
  accessibility: [
    'It is a native file input, named "analyze a file from any tracker".',
    'The same file can be chosen again after it was corrected.',
  ],
};
