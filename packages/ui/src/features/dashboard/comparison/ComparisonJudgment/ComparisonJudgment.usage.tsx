import { comparisonContaminated, comparisonGradeA } from '@roi-insight/contracts/fixtures';
import { foundComparison } from '@roi-insight/report-text';
import type { Report } from '@roi-insight/contracts';
import type { Usage } from '#storybook/usage.ts';
import { ComparisonJudgment } from './ComparisonJudgment.tsx';

/** The columns depend on the width of the container. */
function Judgment({ report }: { readonly report: Report }) {
  const comparison = foundComparison(report);
  return (
    <div style={{ containerType: 'inline-size' }}>{comparison && <ComparisonJudgment comparison={comparison} />}</div>
  );
}

export const usage: Usage = {
  status: 'stable',
  when: [
    'A report compares with other teams, and the reader has to know what that proves and what it does not.',
    'The comparison has doubts. They are shown beside what it rules out, in the same size.',
  ],
  whenNot: [
    'Curves and teams are also shown. Use `ComparisonPanel`, which contains it.',
    'The report has no other teams, or none that it can be compared with. `ComparisonPanel` gives the reasons.',
    'The grade of the evidence is explained. Use `EvidencePanel`.',
  ],
  anatomy: [
    {
      name: 'Columns',
      purpose: 'Three lists, side by side where the container has room.',
      parts: [
        { name: 'What it rules out', purpose: 'Sentences with a check mark.' },
        { name: 'What it does not', purpose: 'Sentences with a cross.' },
        { name: 'Doubts', purpose: 'Sentences with a warning sign, or one that says there are none.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Show all doubts. One of them may name a team that changed at the same time.',
      example: () => <Judgment report={comparisonContaminated} />,
    },
    {
      text: 'Also show it without doubts. Their absence is information.',
      example: () => <Judgment report={comparisonGradeA} />,
    },
  ],
  donts: [
    {
      text: 'A verdict without its limits is quoted as proof.',
      example: () => <p>Compared with other teams, the effect is real.</p>,
    },
    {
      text: 'Leaving out an empty list looks as if doubts had been forgotten.',
      example: () => <p>Rules out: what changed for everyone at the same time.</p>,
    },
  ],
  isWide: true,
  keyboard: 'It contains nothing that takes focus.',
  accessibility: [
    'Each list has a title. The icons are hidden from screen readers.',
    'Icons differ in shape, not only in color.',
  ],
  decisions: [15],
};
