import { clearWin, missingEvidence, noDetectableChange } from '@roi-insight/contracts/fixtures';
import type { Usage } from '#storybook/usage.ts';
import { VerdictLine } from './VerdictLine.tsx';

const stay = () => {};

export const usage: Usage = {
  status: 'stable',
  when: [
    'A page says what changed since adoption, before it shows any chart.',
    'The reader has to see immediately how certain the answer is.',
  ],
  whenNot: [
    'The page leads with money. Use `AnswerStrip`, which has the verdict in a shorter form.',
    'The reader asks why the grade is what it is. Use `EvidencePanel`.',
  ],
  anatomy: [
    {
      name: 'VerdictLine',
      purpose: 'A block with a bar at its start, in the color of the verdict.',
      parts: [
        { name: 'Headline', purpose: 'What happened, in one sentence.' },
        { name: 'Detail', purpose: 'How the times compare, and what limits the claim.' },
        { name: 'Interval', purpose: 'The 95% interval, in words and as a bar. Only if the report has one.' },
        { name: 'Grade', purpose: 'The letter of the evidence grade, a link to the section that explains it.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Show “no detectable change” as plainly as a gain.',
      example: () => <VerdictLine report={noDetectableChange} onVisit={stay} />,
    },
    {
      text: 'Keep the interval and the grade beside the figure.',
      example: () => <VerdictLine report={clearWin} onVisit={stay} />,
    },
  ],
  donts: [
    {
      text: 'Your own headline may claim more than the evidence supports.',
      example: () => <strong>Your team is 12% faster!</strong>,
    },
    {
      text: 'A report without evidence has no interval and no grade. Do not quote it as proof.',
      example: () => <VerdictLine report={missingEvidence} onVisit={stay} />,
    },
  ],
  isWide: true,
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the grade, if there is one.' },
    { keys: ['Enter'], does: 'Calls `onVisit` with the evidence section.' },
  ],
  accessibility: [
    'The drawn interval is hidden from screen readers: the detail says the same in words.',
    'The color of the bar only repeats what the headline says.',
    'The link is named after the grade, such as "B evidence grade".',
  ],
  decisions: [14],
};
