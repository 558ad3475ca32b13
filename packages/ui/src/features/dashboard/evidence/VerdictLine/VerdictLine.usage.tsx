import { clearWin, missingEvidence, noDetectableChange } from '@roi-insight/contracts/fixtures';
import type { Usage } from '#storybook/usage.ts';
import { VerdictLine } from './VerdictLine.tsx';

const stay = () => {};

export const usage: Usage = {
  status: 'stable',
  when: [
    'A page says what changed since adoption, before it shows any chart.',
    'The reader has to see at once how sure the answer is.',
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
        { name: 'Interval', purpose: 'The 95% interval as words and as a bar. Only when the report has one.' },
        { name: 'Grade', purpose: 'The letter of the evidence grade, a link to the section that explains it.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Show a report without a detectable change as plainly as one with a gain.',
      example: () => <VerdictLine report={noDetectableChange} onVisit={stay} />,
    },
    {
      text: 'Keep the interval and the grade beside the figure.',
      example: () => <VerdictLine report={clearWin} onVisit={stay} />,
    },
  ],
  donts: [
    {
      text: 'A headline of your own claims more than the evidence does.',
      example: () => <strong>Your team is 12% faster!</strong>,
    },
    {
      text: 'A report whose server sends no evidence has no interval and no grade. Do not quote it as proof.',
      example: () => <VerdictLine report={missingEvidence} onVisit={stay} />,
    },
  ],
  isWide: true,
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the grade, if there is one.' },
    { keys: ['Enter'], does: 'Calls `onVisit` with the evidence section.' },
  ],
  accessibility: [
    'The interval is drawn for the eye only: the detail says the same in words.',
    'The color of the bar repeats what the headline says, and carries no meaning alone.',
    'The link is named after the grade, such as "B evidence grade".',
  ],
  decisions: [14],
};
