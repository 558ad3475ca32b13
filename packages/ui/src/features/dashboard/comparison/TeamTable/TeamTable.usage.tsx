import { comparisonLeftOut } from '@roi-insight/contracts/fixtures';
import type { Usage } from '#storybook/usage.ts';
import { TeamTable } from './TeamTable.tsx';

const { teams = [], design = null } = comparisonLeftOut.comparison ?? {};

export const usage: Usage = {
  status: 'stable',
  when: [
    'A report compares the project with other teams, and the reader may ask which ones.',
    'Teams could not be read or were excluded. The page has to give the reason.',
  ],
  whenNot: [
    'The reader wants the result of the comparison. Use `ComparisonPanel`, which contains this table.',
    'The teams have yet to be chosen. Use `ComparisonTeams`.',
  ],
  anatomy: [
    {
      name: 'TeamTable',
      purpose: 'A block with a title. Its parent has to be an inline-size container.',
      parts: [
        { name: 'Title', purpose: 'Names the table.' },
        {
          name: 'Rows',
          purpose:
            'The project first, then the other teams by name: role, date of adoption, tickets, weight and own change.',
        },
        { name: 'Reason', purpose: 'Below the name of each team that was left out.' },
        { name: 'Note', purpose: 'How the teams are compared, if they can be.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Show every requested team, with a reason if it was left out.',
      example: () => <TeamTable teams={teams} design={design} />,
    },
    {
      text: 'Show the teams even if they cannot be compared. `design` is then `null`.',
      example: () => <TeamTable teams={teams.slice(0, 2)} design={null} />,
    },
  ],
  donts: [
    {
      text: 'A table with only the teams that fit the result cannot be checked.',
      example: () => <TeamTable teams={teams.filter(({ role }) => role !== 'left-out')} design={design} />,
    },
    { text: 'The number of teams does not say which ones.', example: () => <p>Compared with 7 teams</p> },
  ],
  isWide: true,
  keyboard: 'It contains nothing that takes focus.',
  accessibility: [
    'It is a native table, named by its title, with a header for each column and each row.',
    'If its container is narrower than 35rem, the role, the date and the weight are below the name.',
    'Names that are written from right to left keep their own direction.',
  ],
  decisions: [16],
};
