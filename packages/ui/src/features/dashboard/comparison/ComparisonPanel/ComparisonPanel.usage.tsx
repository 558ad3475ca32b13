import { clearWin, comparisonApart } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import type { Usage } from '#storybook/usage.ts';
import { ComparisonPanel } from './ComparisonPanel.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'The report has other teams, and the reader asks whether the change would have come anyway.',
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
      purpose: 'A `ReportSection` whose lead says who was compared with whom.',
      parts: [
        { name: 'Weeks', purpose: 'The team and the weighted others as lines, and their difference as bars below.' },
        {
          name: 'Effect since adoption',
          purpose: 'The effect in each week since adoption, with its interval and the weeks of learning.',
        },
        { name: 'Judgment', purpose: 'What the comparison rules out, what not, and its doubts.' },
        { name: 'Program', purpose: 'What all adopters saved together. It is left out with a single one.' },
        { name: 'Teams', purpose: 'Each team with its role, weight and change, or why it is left out.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Leave the curves and the judgment together. A doubt is visible in the curves.',
      example: () => <ComparisonPanel report={comparisonApart} economics={defaultEconomics} />,
    },
    {
      text: 'Render it for every report: without other teams there is no section and no gap.',
      example: () => (
        <>
          <h4>How sure is this?</h4>
          <ComparisonPanel report={clearWin} economics={defaultEconomics} />
          <h4>From gross savings to what you can defend</h4>
        </>
      ),
    },
  ],
  donts: [
    {
      text: 'Single figures in place of the curves cannot be checked by anybody.',
      example: () => <p>Other teams: 4% slower. This team: 32% faster.</p>,
    },
    {
      text: 'An empty section speaks of something that nobody asked for.',
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
    { keys: ['Tab'], does: 'Moves the focus to "Show values" of each plot and, once they are open, to their table.' },
    { keys: ['Enter', 'Space'], does: 'Shows and hides the values.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Scrolls the table that has the focus.' },
  ],
  accessibility: [
    'It is a region with the name of its title. Each plot is a figure with a name, and its values are a table.',
    'The line of the others is dashed: it differs from the team’s in more than color.',
    'Names of teams keep their own direction. Plots run from left to right in every language of the page.',
  ],
  decisions: [15],
};
