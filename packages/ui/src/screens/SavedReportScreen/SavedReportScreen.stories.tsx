import { comparisonUsage } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { expect, fn } from 'storybook/test';
import { screenModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SavedReportScreen, type SavedReportScreenProps } from './SavedReportScreen.tsx';

const args: SavedReportScreenProps = {
  state: { kind: 'failed', message: 'This report cannot be read: the file is damaged or was changed.' },
  economics: defaultEconomics,
  onRecalculate: fn(),
  onEconomicsChange: fn(),
  onReadSpend: fn(async () => ({ kind: 'read', spend: [] }) as const),
  contactHref: 'mailto:sales@example.com',
  themeChoice: 'system',
  onThemeChange: fn(),
  onPrint: fn(),
};

const meta = preview.meta({
  title: 'Screens/SavedReportScreen',
  component: SavedReportScreen,
  parameters: { chromatic: { modes: screenModes } },
  args,
});

/** When the file was truncated or changed. */
export const Damaged = meta.story({ tags: ['state:failed'] });

/**
 * When the saved report has usage: the figures of the usage are shown, but files cannot be changed. The stories of the
 * dashboard have pictures of these figures.
 */
export const WithUsage = meta.story({
  tags: ['state:ready', 'no-picture'],
  args: {
    state: { kind: 'ready', report: comparisonUsage, jiraUrl: null, savedAt: new Date('2026-11-26T09:00:00Z') },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Use of the assistant/ }));
    await expect(await canvas.findByRole('table', { name: 'Controls by usage' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change usage data' })).toBeNull();
  },
});
