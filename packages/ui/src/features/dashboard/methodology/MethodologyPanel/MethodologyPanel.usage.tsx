import { clearWin } from '@roi-insight/contracts/fixtures';
import type { Usage } from '#storybook/usage.ts';
import { MethodologyPanel } from './MethodologyPanel.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'A finance person asks how the figures of a report were made.',
    'The end of a page: the panel is collapsed until the reader opens it.',
  ],
  whenNot: [
    'The question is how sure the answer is. Use `EvidencePanel`.',
    'The question is which tickets were counted. Use `ScopePanel`.',
  ],
  anatomy: [
    {
      name: 'MethodologyPanel',
      purpose: 'A `Collapsible` that is collapsed at first.',
      parts: [
        { name: 'This report', purpose: 'How the report was made: source, date, tickets found and left out, times.' },
        { name: 'Reference methodology', purpose: 'The general method of such reports, for comparison.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Leave it collapsed: readers who need it will open it.',
      example: () => <MethodologyPanel report={clearWin} jiraUrl={null} />,
    },
  ],
  donts: [
    {
      text: 'A general claim cannot be checked.',
      example: () => <p>Based on industry-standard methodology.</p>,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the title.' },
    { keys: ['Enter', 'Space'], does: 'Opens and closes the panel.' },
  ],
  accessibility: [
    'The title is a button that says with `aria-expanded` whether the panel is open.',
    'A link to it opens the panel and moves focus to its title.',
  ],
};
