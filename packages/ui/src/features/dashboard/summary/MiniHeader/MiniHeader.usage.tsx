import { clearWin } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import type { ComponentProps } from 'react';
import type { Usage } from '#storybook/usage.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { MiniHeader } from './MiniHeader.tsx';

const doNothing = () => undefined;

function Bar({ actions }: Pick<ComponentProps<typeof MiniHeader>, 'actions'>) {
  return <MiniHeader report={clearWin} economics={defaultEconomics} actions={actions} />;
}

export const usage: Usage = {
  status: 'stable',
  when: [
    'A report is longer than the window, and its answer has scrolled out of view.',
    'The reader downloads the report as a PDF from anywhere on the page.',
  ],
  whenNot: [
    'The top of the page. Use `TopBar` for the header, and `AnswerStrip` for the answer with its range.',
    'A sentence leads to a section. Use `SectionLink`.',
  ],
  anatomy: [
    {
      name: 'Bar',
      purpose: 'One line. What does not fit is left out.',
      parts: [
        { name: 'Answer', purpose: 'The net figure, the verdict in brief and the grade.' },
        { name: 'Download PDF', purpose: 'The primary action, with a Cancel button while the file is made.' },
      ],
    },
    { name: 'Problem', purpose: 'Why the PDF could not be made, below the bar.' },
  ],
  dos: [
    {
      text: 'Pass the state of the PDF, so that the reader sees its progress and can cancel it.',
      example: () => (
        <Bar actions={{ pdf: { kind: 'running', percent: 40 }, onDownloadPdf: doNothing, onCancelPdf: doNothing }} />
      ),
    },
    {
      text: 'Set `actions` to `null` if no PDF can be made. The answer stays.',
      example: () => <Bar actions={null} />,
    },
  ],
  donts: [
    {
      text: 'A button that looks the same after a press gets pressed again.',
      example: () => <Bar actions={{ pdf: { kind: 'idle' }, onDownloadPdf: doNothing, onCancelPdf: doNothing }} />,
    },
    {
      text: 'A disabled button takes up space and does not say why.',
      example: () => (
        <Button variant="primary" disabled>
          Download PDF
        </Button>
      ),
    },
  ],
  isWide: true,
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the buttons.' },
    { keys: ['Enter', 'Space'], does: 'Presses a button.' },
  ],
  accessibility: [
    'The button is named "Download PDF" even when only its icon is shown.',
    'It announces nothing: a failure is plain text here, and `TopBar` announces it.',
    'It follows the page direction: in a right-to-left page, the button is on the left.',
  ],
  decisions: [20],
};
