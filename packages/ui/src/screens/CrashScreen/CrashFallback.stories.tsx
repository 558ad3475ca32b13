import { expect } from 'storybook/test';
import { screenModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CrashFallback } from './CrashFallback.tsx';

const meta = preview.meta({
  title: 'Screens/CrashFallback',
  component: CrashFallback,
  parameters: { chromatic: { modes: screenModes } },
  args: { href: '#/form' },
});

/** When neither a page nor the crash screen can be fetched. */
export const Ready = meta.story({
  tags: ['state:failed'],
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Reload the page' })).toHaveAttribute('href', '#/form'),
});
