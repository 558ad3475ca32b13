import { clearWin } from '@roi-insight/contracts/fixtures';
import type { Usage } from '#storybook/usage.ts';
import { MethodologyPanel } from './MethodologyPanel.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'A finance person asks how the figures of a report were made.',
    'The page ends: the panel is closed until somebody asks.',
  ],
  whenNot: [
    'The question is how sure the answer is. Use `EvidencePanel`.',
    'The question is which tickets were counted. Use `ScopePanel`.',
  ],
  anatomy: [
    {
      name: 'MethodologyPanel',
      purpose: 'A `Collapsible` that is closed at first.',
      parts: [
        { name: 'This report', purpose: 'What was really done: source, date, tickets found and left out, times.' },
        { name: 'Reference methodology', purpose: 'The text that such reports usually carry, beside it.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Leave it closed: who needs it will open it.',
      example: () => <MethodologyPanel report={clearWin} jiraUrl={null} />,
    },
  ],
  donts: [
    {
      text: 'A sentence in its place cannot be checked.',
      example: () => <p>Based on industry-standard methodology.</p>,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the title.' },
    { keys: ['Enter', 'Space'], does: 'Opens and closes the panel.' },
  ],
  accessibility: [
    'The title is a button that says with `aria-expanded` whether the panel is open.',
    'A link that led here opens the panel and moves the focus to its title.',
  ],
};
