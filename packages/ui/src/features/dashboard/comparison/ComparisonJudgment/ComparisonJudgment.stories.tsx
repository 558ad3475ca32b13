import type { Report } from '@roi-insight/contracts';
import { comparisonContaminated, comparisonSameDate } from '@roi-insight/contracts/fixtures';
import { foundComparison } from '@roi-insight/report-text';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ComparisonJudgment } from './ComparisonJudgment.tsx';

function found(report: Report) {
  const comparison = foundComparison(report);
  if (comparison === null) throw new Error('The report has a comparison.');
  return comparison;
}

const meta = preview.meta({
  title: 'Features/ComparisonJudgment',
  component: ComparisonJudgment,
  args: { comparison: found(comparisonContaminated) },
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size', maxWidth: '44rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** When a control changed at the same time, as if it had also adopted the assistant: the doubt names this control. */
export const ContaminatedControl = meta.story({
  tags: ['state:edge'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A control changed on its own at the adoption date: “Team Iris”/)).toBeVisible();
    await expect(canvas.queryByText(/All comparison checks/)).toBeNull();
  },
});

/** When all teams adopted together: no team is left for a comparison, and the panel explains the consequence. */
export const SameDate = meta.story({ tags: ['state:edge'], args: { comparison: found(comparisonSameDate) } });
