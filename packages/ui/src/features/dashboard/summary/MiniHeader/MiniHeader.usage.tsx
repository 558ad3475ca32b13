import { clearWin } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import type { ComponentProps } from 'react';
import type { Usage } from '#storybook/usage.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { MiniHeader } from './MiniHeader.tsx';

const stay = () => undefined;

function Bar({ actions }: Pick<ComponentProps<typeof MiniHeader>, 'actions'>) {
  return <MiniHeader report={clearWin} economics={defaultEconomics} actions={actions} onVisit={stay} />;
}

export const usage: Usage = {
  status: 'stable',
  when: [
    'A report is longer than the window, and its answer has scrolled out of view.',
    'The reader moves between the sections of a report, or takes it along as a PDF from anywhere in it.',
  ],
  whenNot: [
    'The page begins. Use `TopBar` for its header, and `AnswerStrip` for the answer with its range.',
    'A link stands in a sentence. Use `SectionLink`.',
  ],
  anatomy: [
    {
      name: 'Bar',
      purpose: 'One line where it is at least 60 rem wide. Otherwise the links have a line of their own.',
      parts: [
        { name: 'Answer', purpose: 'Two lines: the verdict in brief, and the net figure with the grade.' },
        { name: 'Links', purpose: 'Lead to the sections that the report has. What does not fit scrolls.' },
        { name: 'Download PDF', purpose: 'The primary action, with a Cancel button while the file is made.' },
      ],
    },
    { name: 'Problem', purpose: 'Why the PDF could not be made, below the bar.' },
  ],
  dos: [
    {
      text: 'Pass on the state of the file, so that the reader sees it being made and can stop it.',
      example: () => (
        <Bar actions={{ pdf: { kind: 'running', percent: 40 }, onDownloadPdf: stay, onCancelPdf: stay }} />
      ),
    },
    {
      text: 'Set `actions` to `null` where no PDF can be made. The links and the answer stay.',
      example: () => <Bar actions={null} />,
    },
  ],
  donts: [
    {
      text: 'A button that looks the same after the press is pressed again.',
      example: () => <Bar actions={{ pdf: { kind: 'idle' }, onDownloadPdf: stay, onCancelPdf: stay }} />,
    },
    {
      text: 'A disabled button takes the room and does not say why.',
      example: () => (
        <Button variant="primary" disabled>
          Download PDF
        </Button>
      ),
    },
  ],
  isWide: true,
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus over the links, then to the buttons.' },
    { keys: ['Enter'], does: 'Calls `onVisit` on a link. On "Summary" it moves the focus to the heading of the page.' },
    { keys: ['Enter', 'Space'], does: 'Presses a button.' },
  ],
  accessibility: [
    'The links are a navigation landmark with the name "Sections of the report".',
    'Where only its symbol is shown, the button is still named "Download PDF".',
    'It announces nothing: a failure is text here, and `TopBar` is what tells screen readers.',
    'It follows the direction of the page: from right to left, the button is at the left.',
  ],
  decisions: [20],
};
