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
    'Other teams of the same tracker may be named for comparison, and most reports do without.',
    'People have a list of teams, for instance in a spreadsheet. It can be pasted into the first name.',
  ],
  whenNot: ['The teams of a finished report are shown. Use `TeamTable`.', 'One project is asked for. Use `TextField`.'],
  anatomy: [
    {
      name: 'Toggle',
      purpose: 'One line that says the teams are optional, and how many are named.',
    },
    {
      name: 'List',
      purpose: 'Fetched when it is opened for the first time.',
      parts: [
        { name: 'Purpose', purpose: 'What teams without the assistant are good for, and how many are needed.' },
        {
          name: 'Row',
          purpose:
            'A group for each team: project name or key, whether it has adopted, the day if it has, and a button that removes it.',
        },
        {
          name: 'Add a team',
          purpose: 'Adds a row. It is disabled, and says so, when there are as many teams as a report takes.',
        },
        { name: 'News', purpose: 'Says what was removed, pasted or left out.' },
      ],
    },
  ],
  dos: [
    { text: 'Start with it closed and put it last. Nobody has to fill it in.', example: TeamsOnArrival },
    { text: 'Keep the teams when it is closed. Their number stays in view.', example: TeamsNamed },
  ],
  donts: [
    {
      text: 'One field for all teams has no place for the day on which each adopted.',
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
      does: 'Opens and closes the list when the toggle has the focus, or presses a button of the list.',
    },
    { keys: ['Tab'], does: 'Moves the focus through the fields of a row, its remove button, then the next row.' },
  ],
  accessibility: [
    'The toggle says with `aria-expanded` whether the list is open.',
    'Each row is a group named "Team 1", "Team 2" and so on. Labels are there even where only the column heads show.',
    'A new row has the focus in its name. After a removal the focus is on the next row, or on "Add a team".',
    'What was removed, added or left out is announced.',
  ],
  decisions: [15],
};
