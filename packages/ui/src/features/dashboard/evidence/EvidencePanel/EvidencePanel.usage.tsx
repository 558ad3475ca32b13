import { clearWin, missingEvidence, noDetectableChange } from '@roi-insight/contracts/fixtures';
import { comparisonName, createFormats, decidingMethod, defaultBrand, evidenceFacts } from '@roi-insight/report-text';
import type { Usage } from '#storybook/usage.ts';
import { theme } from '../../../../theme/index.ts';
import { Facts } from '../../shared/Facts/Facts.tsx';
import { EvidencePanel } from './EvidencePanel.tsx';
import { IntervalPlot } from './IntervalPlot.tsx';

const formats = createFormats(defaultBrand);

function Estimates() {
  const { evidence } = noDetectableChange;
  return (
    evidence && (
      <div style={{ width: 'clamp(15rem, 34vw, 26rem)' }}>
        <IntervalPlot
          estimates={evidence.estimates}
          method={decidingMethod(evidence)}
          comparison={comparisonName(noDetectableChange)}
          ink={theme.color.textMuted}
        />
      </div>
    )
  );
}

export const usage: Usage = {
  status: 'stable',
  when: [
    'A report states a change, and the reader asks how confident to be and why it has its grade.',
    'Several estimates of the same effect have to be compared on one axis, with the deciding one on top.',
  ],
  whenNot: [
    'The verdict fits into one line near the top. Use `VerdictLine`, which links to this panel.',
    'The same method is tested on fake dates. Use `PlaceboPanel`.',
    'One interval is drawn beside its sentence. Use `IntervalBar`.',
  ],
  anatomy: [
    {
      name: 'Section',
      purpose: 'A `ReportSection` with the `id` "evidence", the target of links. Its lead is the verdict.',
      parts: [
        { name: 'Estimates', purpose: 'Each method with its effect, its interval and a bar, on a common axis.' },
        { name: 'Facts', purpose: 'Method, tickets, weeks, and exclusions.' },
        { name: 'Grade', purpose: 'The letter, what it means, and the reasons for it.' },
        { name: 'Scale', purpose: 'All grades, with a badge at this report’s grade.' },
        { name: 'Guardrails', purpose: 'A table that shows whether quality suffered.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Show all estimates on one axis, including those whose intervals include zero. The deciding one is on top.',
      example: Estimates,
    },
    {
      text: 'Keep it for reports without evidence: it says that they compare averages only.',
      example: () => <EvidencePanel report={missingEvidence} />,
    },
  ],
  donts: [
    {
      text: 'Statistics without a drawing, a verdict and a grade leave the judgment to the reader.',
      example: () => clearWin.evidence && <Facts items={evidenceFacts(formats, clearWin, clearWin.evidence)} />,
    },
    {
      text: 'Readers take a figure without its uncertainty as certain.',
      example: () => <p>Time per ticket: 24% less.</p>,
    },
  ],
  keyboard: 'It contains no controls. A link to it moves focus to the title.',
  accessibility: [
    'It is a region named by its title.',
    'Bars and axis are hidden from screen readers: effect and interval are beside each bar as text.',
    'The grade is read with its meaning; the large letter is hidden. In the scale, `aria-current` marks the grade of this report.',
    'The guardrails are a table with the name "Did quality suffer?". A judgment is a phrase, not only a color.',
  ],
  decisions: [14],
};
