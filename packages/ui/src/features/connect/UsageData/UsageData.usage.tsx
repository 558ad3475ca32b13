import type { UsagePage } from '#storybook/usage.ts';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { UsageData } from './UsageData.tsx';
import type { UnderstoodUsage } from './UnderstoodUsage.ts';

const stay = () => {};

const read: UnderstoodUsage = {
  fileNames: ['usage.csv'],
  sources: [{ title: 'Table of usage', summary: '3 teams, Sep 1, 2025 – Nov 22, 2026, $18,240', notes: [] }],
  teams: ['AUR', 'BOR', 'CIN'],
  hasEveryone: false,
  besideEveryone: [],
  onlyFor: null,
};

function Files({ understood }: { readonly understood: UnderstoodUsage | null }) {
  return (
    <UsageData
      run={understood === null ? { kind: 'idle' } : { kind: 'canceled' }}
      understood={understood}
      isEveryone
      project="AUR"
      others={['BOR', 'CIN']}
      onEveryoneChange={stay}
      onFiles={stay}
      onColumns={stay}
      onCancel={stay}
      onRemove={stay}
    />
  );
}

const FilesOnArrival = () => <Files understood={null} />;
const FilesRead = () => <Files understood={read} />;

export const usage: UsagePage = {
  status: 'beta',
  when: [
    'The form can take files that say who used the assistant when. Most reports do not have them.',
    'The page itself reads the files, so that people stay in the browser.',
  ],
  whenNot: [
    'The file has tickets. Use `TicketFileOffer`.',
    'The file has only the amount that was paid per month. Use `SpendField`.',
  ],
  anatomy: [
    { name: 'Toggle', purpose: 'One line that says that usage is optional, and how many files are used.' },
    {
      name: 'Files',
      purpose: 'Fetched when it is first opened.',
      parts: [
        { name: 'Reading', purpose: 'The progress with a cancel button, or why the files could not be read.' },
        { name: 'Columns', purpose: 'What the columns of a table mean, if they are not known.' },
        { name: 'Understood', purpose: 'Each source with its people, days and spend, and which teams the form names.' },
        { name: 'Who is in which team?', purpose: 'Everyone in this team, or as a file says.' },
        { name: 'Buttons', purpose: 'Choose, replace and remove.' },
      ],
    },
  ],
  dos: [
    { text: 'Start with it collapsed and put it below the comparison teams.', example: FilesOnArrival },
    { text: 'Show what was understood before it is used.', example: FilesRead },
  ],
  donts: [
    {
      text: 'A field for a key of a vendor: keys are for the command line.',
      example: () => <TextField label="Admin key" />,
    },
    {
      text: 'A file that cannot be read does not take away the one before it.',
      example: () => <p>The file could not be read. No usage is used.</p>,
    },
  ],
  isWide: true,
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens and closes the part when the toggle is focused, or presses a button.' },
    { keys: ['Tab'], does: 'Moves focus to the choice of teams, then to the buttons.' },
  ],
  accessibility: [
    'The toggle has `aria-expanded`.',
    'What was understood is announced. Problems are an alert.',
    'Dropping files is only a shortcut: the button opens the system’s file dialog.',
  ],
};
