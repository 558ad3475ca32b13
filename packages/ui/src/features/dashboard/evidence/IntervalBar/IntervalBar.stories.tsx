import type { Interval } from '@roi-insight/contracts';
import type { ComponentProps } from 'react';
import preview from '#storybook/preview.tsx';
import { theme } from '../../../../theme/index.ts';
import { IntervalBar } from './IntervalBar.tsx';
import { intervalScale } from './intervalScale.ts';

/** An estimate in the middle of its interval, on an axis that fits the interval. */
function estimated(
  effect: number,
  [low, high]: Interval,
): Pick<ComponentProps<typeof IntervalBar>, 'estimate' | 'scale'> {
  return { estimate: { effectPercent: effect, intervalPercent: [low, high] }, scale: intervalScale([[low, high]]) };
}

const meta = preview.meta({
  title: 'Features/IntervalBar',
  component: IntervalBar,
  args: { ...estimated(40.5, [26.1, 52.4]), ink: theme.color.positive },
  argTypes: { scale: { control: false }, ink: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '32rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** When the whole interval is a saving: it lies to the right of zero. */
export const Saving = meta.story({ tags: ['state:ready', 'both-themes'] });

/** When the estimate is a secondary one, next to the deciding one. */
export const Secondary = meta.story({ tags: ['state:ready'], args: { strong: false, ink: theme.color.textMuted } });

/** When the interval includes zero. */
export const AcrossZero = meta.story({
  tags: ['state:edge', 'both-themes'],
  args: { ...estimated(3, [-8.2, 14.1]), ink: theme.color.textSubtle },
});

/** When the whole interval is a loss. */
export const Loss = meta.story({
  tags: ['state:edge', 'both-themes'],
  args: { ...estimated(-48.5, [-95, -16.5]), ink: theme.color.negative },
});

/** When the interval is hardly wider than its dot. */
export const Narrow = meta.story({ tags: ['state:edge'], args: estimated(30, [29.6, 30.4]) });

/** When the interval is implausibly wide. */
export const Huge = meta.story({
  tags: ['state:edge'],
  args: { ...estimated(-400, [-2600, 96]), ink: theme.color.negative },
});

/** When there is too little data for any interval: only the axis and zero are shown. */
export const Missing = meta.story({
  tags: ['state:empty'],
  args: { estimate: { effectPercent: null, intervalPercent: null }, scale: intervalScale([]) },
});
