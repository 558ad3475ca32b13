import { comparisonGradeA } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { screenModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ComparisonPanel } from '../../features/dashboard/comparison/ComparisonPanel/ComparisonPanel.tsx';
import { lazyModule } from '../../primitives/lazyModule/lazyModule.ts';
import { LazySection } from './LazySection.tsx';

/** The section on other teams, loaded by the story's own function. */
function LazyComparison({ fetchModule }: { readonly fetchModule: () => Promise<typeof ComparisonPanel> }) {
  const [module] = useState(() => lazyModule(fetchModule));
  return (
    <LazySection module={module}>
      {(Panel) => <Panel report={comparisonGradeA} economics={defaultEconomics} />}
    </LazySection>
  );
}

const meta = preview.meta({
  title: 'Screens/LazySection',
  component: LazyComparison,
  parameters: { chromatic: { modes: screenModes } },
  args: { fetchModule: async () => ComparisonPanel },
});

/** While the section on other teams is fetched: its space is reserved, so that nothing below it moves. */
export const Loading = meta.story({
  tags: ['state:loading', 'pending'],
  args: { fetchModule: () => new Promise(() => undefined) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvasElement.firstElementChild?.getBoundingClientRect().height).toBeGreaterThan(600);
  },
});

/** When the section on other teams could not be fetched: the rest of the report still works. */
export const Failed = meta.story({
  tags: ['state:failed'],
  args: { fetchModule: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This part could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
