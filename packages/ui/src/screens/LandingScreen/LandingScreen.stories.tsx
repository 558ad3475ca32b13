import { expect, fireEvent, fn } from 'storybook/test';
import { screenModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { inBrand } from '../../testing/inBrand.tsx';
import { longBrand, rightToLeftBrand } from '../../testing/storyBrands.ts';
import { storyChrome } from '../../testing/storyChrome.ts';
import { LandingScreen } from './LandingScreen.tsx';

const meta = preview.meta({
  title: 'Screens/LandingScreen',
  component: LandingScreen,
  parameters: { chromatic: { modes: screenModes } },
  args: { chrome: { ...storyChrome, onNavigate: fn() } },
});

/** At the root URL of the product. */
export const Ready = meta.story({
  tags: ['state:ready', 'both-themes'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Claude Code ROI Dashboard');
    await fireEvent.click(canvas.getByRole('link', { name: 'Calculate Your ROI' }));
    await expect(args.chrome.onNavigate).toHaveBeenCalledWith('/form');
  },
});

/** When a saved report can be opened, and the server has a sample tracker. */
export const WithOpenReport = meta.story({
  tags: ['state:ready'],
  args: { onSeeSample: fn(), onOpenReports: fn() },
  play: async ({ args, canvas }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'See a sample report' }));
    await expect(args.onSeeSample).toHaveBeenCalledOnce();
  },
});

/** When the server has no sample tracker, or has not responded yet. */
export const WithoutSample = WithOpenReport.extend({
  tags: ['state:empty'],
  args: { onSeeSample: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'See a sample report' })).toBeNull();
  },
});

/** When the picked file is not a report. */
export const ReportRefused = WithOpenReport.extend({
  tags: ['state:failed'],
  args: { openReportProblem: 'budget.json is no report: summary_metrics is missing.' },
});

/** When every name is too long for its space. */
export const LongNames = WithOpenReport.extend({
  tags: ['state:edge', 'phone'],
  decorators: [inBrand(longBrand)],
});

/** When the names are written from right to left. */
export const RightToLeftNames = WithOpenReport.extend({
  tags: ['state:edge'],
  decorators: [inBrand(rightToLeftBrand)],
});
