import type { ComponentProps } from 'react';
import preview from '#storybook/preview.tsx';
import { PeriodMarker } from './PeriodMarker.tsx';

const args: Pick<ComponentProps<typeof PeriodMarker>, '$side'> = { $side: 'pre' };

const meta = preview.meta({
  title: 'Features/PeriodMarker',
  component: PeriodMarker,
  args,
  argTypes: { $side: { control: 'inline-radio', options: ['pre', 'post'] } },
  decorators: [
    (Story) => (
      <p style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
        <Story />
        in words beside it
      </p>
    ),
  ],
});

/** Beside the period before adoption: a ring, as in every chart. */
export const Before = meta.story({ tags: ['state:ready', 'both-themes'] });

/** Beside the period after adoption: a disc. */
export const After = Before.extend({ tags: ['state:ready', 'both-themes'], args: { $side: 'post' } });
