import { Matrix } from '#storybook/Matrix.tsx';
import preview from '#storybook/preview.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Sample data' },
  argTypes: { tone: { control: 'inline-radio', options: ['neutral', 'accent', 'positive', 'warning', 'negative'] } },
});

/** Next to the thing that the badge describes. */
export const Ready = meta.story({ tags: ['state:ready', 'no-picture'] });

/** All tones, for review. */
export const States = meta.story({
  tags: ['state:edge', 'both-themes'],
  render: () => (
    <Matrix rows={['neutral', 'accent', 'positive', 'warning', 'negative']} columns={['short', 'figure', 'long']}>
      {(tone, length) => (
        <Badge tone={tone}>
          {{ short: 'Strong', figure: '−12.4%', long: 'Smaller than chance would explain' }[length]}
        </Badge>
      )}
    </Matrix>
  ),
});
