import { clearWin, comparisonApart } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import type { Usage } from '#storybook/usage.ts';
import { ComparisonPanel } from './ComparisonPanel.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'The report has other teams, and the reader asks whether the change would have happened anyway.',
    'Several teams have adopted the assistant: their savings are added up below the curves.',
  ],
  whenNot: [
    'Teams are named for an analysis. Use `ComparisonTeams`.',
    'Only the table of teams is needed. Use `TeamTable`.',
    'The report has one team. The panel then renders nothing; use `EvidencePanel` for how sure its figures are.',
  ],
  anatomy: [
    {
      name: 'Section',
      purpose: 'A `ReportSection` whose lead names the compared teams.',
      parts: [
        { name: 'Weeks', purpose: 'The team and the weighted others as lines, and their difference as bars below.' },
        {
          name: 'Effect since adoption',
          purpose: 'The effect by week since adoption, with its interval and the weeks of learning.',
        },
        { name: 'Judgment', purpose: 'What the comparison rules out, what it does not, and its doubts.' },
        { name: 'Program', purpose: 'The total saving of all adopters. Omitted for a single adopter.' },
        { name: 'Teams', purpose: 'Each team with its role, weight and change, or why it is excluded.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Keep the curves and the judgment together. Doubts are visible in the curves.',
      example: () => <ComparisonPanel report={comparisonApart} economics={defaultEconomics} />,
    },
    {
      text: 'Render it for every report: without other teams it renders nothing and leaves no gap.',
      example: () => (
        <>
          <h4>How confident are we?</h4>
          <ComparisonPanel report={clearWin} economics={defaultEconomics} />
          <h4>From gross savings to net</h4>
        </>
      ),
    },
  ],
  donts: [
    {
      text: 'Without the curves, readers cannot check the figures.',
      example: () => <p>Other teams: 4% slower. This team: 32% faster.</p>,
    },
    {
      text: 'An empty section is about something that the reader did not ask for.',
      example: () => (
        <section>
          <h4>Other teams</h4>
          <p>No comparison available.</p>
        </section>
      ),
    },
  ],
  isWide: true,
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to "Show values" of each plot and, once they are open, to their table.' },
    { keys: ['Enter', 'Space'], does: 'Shows and hides the values.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Scrolls the table that has the focus.' },
  ],
  accessibility: [
    'It is a region named by its title. Each plot is a figure with a name, and its values are a table.',
    'The line of the other teams is dashed: it differs from the team’s line not only in color.',
    'Names of teams keep their own direction. Plots run from left to right in every page language.',
  ],
  decisions: [15],
};
