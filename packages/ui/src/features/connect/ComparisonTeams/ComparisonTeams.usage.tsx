import type { TeamValues } from './TeamValues.ts';
import { useState } from 'react';
import type { Usage } from '#storybook/usage.ts';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { ComparisonTeams } from './ComparisonTeams.tsx';

const named: readonly TeamValues[] = [
  { projectName: 'Boreal Ledger', hasAdopted: false, adopted: null },
  { projectName: 'CIN', hasAdopted: true, adopted: '2025-06-02' },
];

function Teams({ initial }: { readonly initial: readonly TeamValues[] }) {
  const [teams, setTeams] = useState(initial);
  return (
    <ComparisonTeams
      teams={teams}
      problems={undefined}
      onChange={setTeams}
      assistant="Claude Code"
      today={new Date(2026, 0, 15)}
    />
  );
}

const TeamsOnArrival = () => <Teams initial={[]} />;
const TeamsNamed = () => <Teams initial={named} />;

export const usage: Usage = {
  status: 'stable',
  when: [
    'Other teams of the same tracker can be named for comparison. Most reports do not use them.',
    'People have a list of teams, for example in a spreadsheet. It can be pasted into the first name.',
  ],
  whenNot: [
    'The teams of a finished report are shown. Use `TeamTable`.',
    'The form asks for one project. Use `TextField`.',
  ],
  anatomy: [
    {
      name: 'Toggle',
      purpose: 'One line that says that the teams are optional, and how many are named.',
    },
    {
      name: 'List',
      purpose: 'Fetched when it is first opened.',
      parts: [
        { name: 'Purpose', purpose: 'Why teams without the assistant are useful, and how many are needed.' },
        {
          name: 'Row',
          purpose:
            'A group for each team: project name or key, whether it has adopted and when, and a button that removes it.',
        },
        {
          name: 'Add a team',
          purpose: 'Adds a row. At the maximum number of teams, it is disabled and says so.',
        },
        { name: 'Status message', purpose: 'Says which teams were removed, pasted or left out.' },
      ],
    },
  ],
  dos: [
    { text: 'Start with it collapsed and put it last. It is optional.', example: TeamsOnArrival },
    { text: 'Keep the teams when it is closed. Their number stays visible.', example: TeamsNamed },
  ],
  donts: [
    {
      text: 'A single field for all teams has no place for their adoption dates.',
      example: () => <TextField label="Compare with" hint="Teams, separated by commas" />,
    },
    {
      text: 'Fields that are always open look required.',
      example: () => (
        <>
          <TextField label="Team 1" />
          <TextField label="Team 2" />
          <TextField label="Team 3" />
        </>
      ),
    },
  ],
  isWide: true,
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'Opens and closes the list when the toggle is focused, or presses a focused button.',
    },
    { keys: ['Tab'], does: 'Moves focus through the fields of a row, its remove button, then the next row.' },
  ],
  accessibility: [
    'The toggle has `aria-expanded`.',
    'Each row is a group named "Team 1", "Team 2" and so on. Labels exist even where only the column headers are visible.',
    'A new row focuses its name. After a removal, the next row is focused, or "Add a team".',
    'Removed, added and left-out teams are announced.',
  ],
  decisions: [15],
};
