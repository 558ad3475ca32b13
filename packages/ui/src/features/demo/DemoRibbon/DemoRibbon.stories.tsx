import type { Scenario } from '../presenterValues.ts';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DemoRibbon } from './DemoRibbon.tsx';

const SHOWN: Scenario = 'comparison';

const meta = preview.meta({
  title: 'Features/DemoRibbon',
  component: DemoRibbon,
  args: { scenario: SHOWN, onScenario: fn(), onPrepare: fn() },
});

/** Above the report of a demo: another scenario is one choice away. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('complementary')).toHaveTextContent('Sample data.');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Scenario' }), 'Slower than before');
    await expect(args.onScenario).toHaveBeenCalledWith('slower');
    await userEvent.click(canvas.getByRole('button', { name: 'Prepare a demo' }));
    await expect(args.onPrepare).toHaveBeenCalledOnce();
  },
});

/** On every other page of a demo: there is no report and no scenario to change. */
export const WithoutReport = meta.story({
  tags: ['state:empty'],
  args: { scenario: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});
