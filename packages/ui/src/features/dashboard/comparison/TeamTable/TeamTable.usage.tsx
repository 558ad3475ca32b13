import { comparisonLeftOut } from '@roi-insight/contracts/fixtures';
import type { Usage } from '#storybook/usage.ts';
import { TeamTable } from './TeamTable.tsx';

const { teams = [], design = null } = comparisonLeftOut.comparison ?? {};

export const usage: Usage = {
  status: 'stable',
  when: [
    'A report compares the project with other teams, and the reader may ask which ones.',
    'Teams could not be read or were left out. The reason has to be on the page.',
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
        { name: 'Reason', purpose: 'Below the name of a team that was left out.' },
        { name: 'Note', purpose: 'How the teams are compared, if they can be.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Show every team that was asked for, with the reason why it was left out.',
      example: () => <TeamTable teams={teams} design={design} />,
    },
    {
      text: 'Show the teams also when they cannot be compared. `design` is null then.',
      example: () => <TeamTable teams={teams.slice(0, 2)} design={null} />,
    },
  ],
  donts: [
    {
      text: 'A table of the teams that fit the result is a choice that nobody can check.',
      example: () => <TeamTable teams={teams.filter(({ role }) => role !== 'left-out')} design={design} />,
    },
    { text: 'A number of teams is no answer to which ones.', example: () => <p>Compared with 7 teams</p> },
  ],
  isWide: true,
  keyboard: 'Nothing in it takes the focus.',
  accessibility: [
    'It is a native table, named by its title, with a header for each column and each row.',
    'Where its container is narrower than 35rem, the role, the date and the weight stand below the name.',
    'Names that are written from right to left keep their order.',
  ],
  decisions: [16],
};
