import { clearWin, gaps } from '@roi-insight/contracts/fixtures';
import { availableFiles } from '@roi-insight/report-text';
import type { Usage } from '#storybook/usage.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { ExportMenu } from './ExportMenu.tsx';

const doNothing = () => undefined;

export const usage: Usage = {
  status: 'stable',
  when: [
    'A reader takes a report along: as a summary for a message, a web page, or data for a spreadsheet.',
    'The report may lack some data. The menu then says how to get them, or leaves the file out.',
  ],
  whenNot: [
    'The PDF is what most readers want. `TopBar` has a button for it beside this menu.',
    'Other actions are collected behind a button. Use `Menu`.',
    'Details of a failure are copied. Use `CopyButton`.',
  ],
  anatomy: [
    {
      name: 'Button',
      purpose: 'Always "Export". The menu is fetched at the first press.',
    },
    {
      name: 'Menu',
      purpose: 'One item for each form of the report, with a note below its name.',
      parts: [
        { name: 'Summary and web page', purpose: 'Always there.' },
        {
          name: 'Data files',
          purpose: 'Weekly and per-ticket CSV, files of the comparison if there is one, and JSON.',
        },
      ],
    },
    { name: 'Message', purpose: 'What became of the last choice.' },
  ],
  dos: [
    {
      text: 'Take `available` from `availableFiles`. A file without data is disabled and says what to do.',
      example: () => <ExportMenu state={{ kind: 'idle' }} available={availableFiles(gaps)} onExport={doNothing} />,
    },
    {
      text: 'Report a copied summary. Nothing else shows it.',
      example: () => (
        <div style={{ minHeight: '6rem' }}>
          <ExportMenu state={{ kind: 'copied' }} available={availableFiles(clearWin)} onExport={doNothing} />
        </div>
      ),
    },
  ],
  donts: [
    {
      text: 'A button for each file fills the bar, and nobody knows what is in it.',
      example: () => (
        <>
          <Button>Weekly CSV</Button> <Button>Per-ticket CSV</Button> <Button>JSON</Button>
        </>
      ),
    },
    {
      text: 'A state that stays idle leaves the reader with an old clipboard.',
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
    { keys: ['Escape'], does: 'Closes the menu and gives the focus back to the button.' },
  ],
  accessibility: [
    'The button says with `aria-haspopup` and `aria-expanded` that it opens a menu, and whether it is open.',
    'A failure is an alert, also one to fetch the menu. Everything else is a status message.',
    'A saved file is announced and not shown, since the browser shows it itself.',
    'It is not printed.',
  ],
  decisions: [16],
};
