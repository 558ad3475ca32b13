import { comparisonFrom, type Report } from '@roi-insight/contracts';
import {
  clearWin,
  comparisonApart,
  comparisonGradeA,
  comparisonLeftOut,
  comparisonStaggered,
} from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { expect, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ComparisonPanel } from './ComparisonPanel.tsx';

const meta = preview.meta({
  title: 'Features/ComparisonPanel',
  component: ComparisonPanel,
  args: { report: comparisonGradeA, economics: defaultEconomics },
});

/** The report, changed so that none of its teams can be compared. */
function notPossible(report: Report): Report {
  const { evidence } = clearWin;
  const { comparison } = report;
  if (comparison === undefined || evidence === undefined) throw new Error('The report has other teams.');
  return {
    ...report,
    evidence,
    comparison: comparisonFrom({
      ...comparison,
      design: null,
      teams: comparison.teams.filter(({ role }) => role !== 'control'),
      series: [],
      eventTime: [],
      reasons: [{ kind: 'no-team-left' }],
    }),
  };
}

/** When other teams worked without the assistant and nothing contradicts the comparison: the evidence has grade A. */
export const GradeA = meta.story({
  tags: ['state:ready', 'forced-colors', 'both-themes'],
  play: async ({ canvas }) => {
    const weeks = within(canvas.getByRole('figure', { name: 'Typical hours per ticket by week' }));
    await userEvent.click(weeks.getByText('Show values'));
    await expect(canvas.getByRole('table', { name: 'Typical hours per ticket by week' })).toBeVisible();
    await userEvent.click(weeks.getByText('Hide values'));
    await expect(canvas.getByRole('figure', { name: 'Effect by week since adoption' })).toBeVisible();
  },
});

/** When teams adopted one after another and none is left without the assistant: their total savings, and the doubt. */
export const Staggered = meta.story({
  tags: ['state:edge'],
  args: { report: comparisonStaggered },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/cross 3 teams that adopted at different times/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'All 3 teams that adopted' })).toBeVisible();
  },
});

/** When the controls do not move with the team from week to week: the doubt is next to the curve. */
export const MovesApart = meta.story({
  tags: ['state:edge'],
  args: { report: comparisonApart },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The controls don’t move with the team/)).toBeVisible();
  },
});

/** When no team can be compared: the reason why there is no comparison, and the reason for each team, replace the charts. */
export const NotPossible = meta.story({
  tags: ['state:empty'],
  args: { report: notPossible(comparisonLeftOut) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^No comparison was possibleNo team is left/);
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
});

/** When the report has no comparison: there is no section. */
export const Absent = meta.story({
  tags: ['state:empty'],
  args: { report: clearWin },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('paragraph')).toBeNull();
  },
});
