import { defaultEconomics } from '@roi-insight/roi-math';
import { fn } from 'storybook/test';
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
