import { clearWin, gaps } from '@roi-insight/contracts/fixtures';
import { availableFiles } from '@roi-insight/report-text';
import type { Usage } from '#storybook/usage.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { ExportMenu } from './ExportMenu.tsx';

const doNothing = () => undefined;

export const usage: Usage = {
  status: 'stable',
  when: [
    'A reader exports a report: as a summary for a message, a web page, or data for a spreadsheet.',
    'The report may lack some data. The menu then omits the file.',
  ],
  whenNot: [
    'The reader wants the PDF. `TopBar` has a button for it beside this menu.',
    'Other actions are grouped behind a button. Use `Menu`.',
    'Details of a failure are copied. Use `CopyButton`.',
  ],
  anatomy: [
    {
      name: 'Button',
      purpose: 'Always "Export". The menu is fetched on the first press.',
    },
    {
      name: 'Menu',
      purpose: 'One item for each form of the report, with a note below its name.',
      parts: [
        { name: 'Summary and web page', purpose: 'Always available.' },
        {
          name: 'Data files',
          purpose: 'Weekly CSV, files of tickets, of the comparison and of usage if there are any, and JSON.',
        },
      ],
    },
    { name: 'Message', purpose: 'The result of the last choice.' },
  ],
  dos: [
    {
      text: 'Take `available` from `availableFiles`. A file without data is not offered.',
      example: () => <ExportMenu state={{ kind: 'idle' }} available={availableFiles(gaps)} onExport={doNothing} />,
    },
    {
      text: 'Confirm a copied summary. Nothing else shows it.',
      example: () => (
        <div style={{ minHeight: '6rem' }}>
          <ExportMenu state={{ kind: 'copied' }} available={availableFiles(clearWin)} onExport={doNothing} />
        </div>
      ),
    },
  ],
  donts: [
    {
      text: 'A button for each file fills the bar and does not explain the file.',
      example: () => (
        <>
          <Button>Weekly CSV</Button> <Button>Per-ticket CSV</Button> <Button>JSON</Button>
        </>
      ),
    },
    {
      text: 'If the state stays idle, the reader does not know whether the copy worked.',
      example: () => (
        <div style={{ minHeight: '6rem' }}>
          <ExportMenu state={{ kind: 'idle' }} available={availableFiles(clearWin)} onExport={doNothing} />
        </div>
      ),
    },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens the menu, or chooses the item that has the focus.' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves to the next or the previous item.' },
    { keys: ['Escape'], does: 'Closes the menu and returns focus to the button.' },
  ],
  accessibility: [
    'The button has `aria-haspopup` and `aria-expanded`.',
    'A failure is an alert, including a failure to fetch the menu. Everything else is a status message.',
    'A saved file is announced and not shown, since the browser shows it itself.',
    'It is not printed.',
  ],
  decisions: [16],
};
