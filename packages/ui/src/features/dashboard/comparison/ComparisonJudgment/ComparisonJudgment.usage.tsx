import { comparisonContaminated, comparisonGradeA } from '@roi-insight/contracts/fixtures';
import { foundComparison } from '@roi-insight/report-text';
import type { Report } from '@roi-insight/contracts';
import type { Usage } from '#storybook/usage.ts';
import { ComparisonJudgment } from './ComparisonJudgment.tsx';

/** As in a panel: the columns follow the width of the container. */
function Judgment({ report }: { readonly report: Report }) {
  const comparison = foundComparison(report);
  return (
    <div style={{ containerType: 'inline-size' }}>{comparison && <ComparisonJudgment comparison={comparison} />}</div>
  );
}

export const usage: Usage = {
  status: 'stable',
  when: [
    'A comparison with other teams was found, and the reader has to know what it proves and what not.',
    'Doubts about the comparison are known. They stand beside what it rules out, in the same size.',
  ],
  whenNot: [
    'Curves and teams are shown as well. Use `ComparisonPanel`, which contains it.',
    'The report has no other teams, or none that can be compared with. `ComparisonPanel` gives the reasons.',
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
      text: 'Show it without doubts as well. The absence of doubts is a statement.',
      example: () => <Judgment report={comparisonGradeA} />,
    },
  ],
  donts: [
    {
      text: 'A verdict without its limits is quoted as a proof.',
      example: () => <p>Compared with other teams, the effect is real.</p>,
    },
    {
      text: 'A list that is left out when it is empty looks like a doubt that was forgotten.',
      example: () => <p>Rules out: what changed for everyone at the same time.</p>,
    },
  ],
  isWide: true,
  keyboard: 'Nothing in it takes the focus.',
  accessibility: [
    'Each list has a title that says what its sentences are. The signs are hidden from screen readers.',
    'Signs differ in shape as well as in color.',
  ],
  decisions: [15],
};
