import { clearWin, comparisonUsage } from '@roi-insight/contracts/fixtures';
import type { SectionName } from '@roi-insight/report-text';
import { expect, fn } from 'storybook/test';
import { screenModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { lazyModule } from '../../primitives/lazyModule/lazyModule.ts';
import { dashboardArgs, ready } from '../../testing/dashboardArgs.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { UsageAgain } from './UsageAgain/UsageAgain.tsx';

function Files() {
  return (
    <UsageAgain
      run={{ kind: 'idle' }}
      understood={null}
      isEveryone
      project="AUR"
      others={[]}
      next={{ kind: 'ready', needsApiKey: true, inReport: 'none', onAnalyze: fn() }}
      onEveryoneChange={fn()}
      onFiles={fn()}
      onColumns={fn()}
      onCancel={fn()}
      onRemove={fn()}
    />
  );
}

const OPEN_ROWS: readonly SectionName[] = ['usage', 'usage-data'];

/** No pictures, because the page looks like other reports, and UsagePanel has pictures of the row. */
const meta = preview.meta({
  title: 'Screens/DashboardScreen/Usage',
  component: DashboardScreen,
  parameters: { chromatic: { modes: screenModes } },
  args: { ...dashboardArgs, usageFiles: lazyModule(async () => Files), initialOpenRows: OPEN_ROWS },
});

/** When the report has no usage: a row offers to add usage. */
export const NotAdded = meta.story({
  tags: ['state:empty', 'no-picture'],
  args: { state: ready(clearWin) },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('button', { name: /^Usage data/ });
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expect(await canvas.findByRole('button', { name: 'Choose files' })).toBeVisible();
  },
});

/** When the report has no usage, and files cannot be read, as in the demo: there is no row. */
export const NotPossible = meta.story({
  tags: ['state:empty', 'no-picture'],
  args: { state: ready(clearWin), usageFiles: undefined },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Methodology/ });
    await expect(canvas.queryByRole('button', { name: /^Use of the assistant/ })).toBeNull();
  },
});

/** When the report has usage of the team and of its comparison teams. */
export const WithUsage = meta.story({
  tags: ['state:ready', 'no-picture'],
  args: { state: ready(comparisonUsage) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Use of the assistant ?62% of the team/ });
    await expect(await canvas.findByRole('button', { name: 'Change usage data' })).toBeVisible();
  },
});
