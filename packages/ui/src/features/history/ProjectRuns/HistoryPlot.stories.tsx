import { slower } from '@roi-insight/contracts/fixtures';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { growingRuns, projectOf, runOf } from '../../../testing/historyRuns.ts';
import { PlotView } from '../../shell/document/plot/PlotView.tsx';

/** Runs of every kind, for the plot on a narrow screen. */
const runs = [...growingRuns.slice(0, 4), runOf('2026-01-26', slower, { version: '3.5.0' })];

const meta = preview.meta({
  title: 'Features/HistoryPlot',
  component: PlotView,
  args: { plot: projectOf(runs).plot },
  argTypes: { plot: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ width: '22.375rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** When runs have different verdicts: the legend names only the verdicts that occur. */
export const EveryKind = meta.story({
  tags: ['state:edge', 'both-themes', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Change in time per ticket by run' })).toBeVisible();
    await expect(canvas.getByText('More time')).toBeVisible();
    await expect(canvas.queryByText('No verdict')).toBeNull();
  },
});
