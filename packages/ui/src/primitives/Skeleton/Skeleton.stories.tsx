import preview from '#storybook/preview.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ title: 'Primitives/Skeleton', component: Skeleton });

/** While a figure and its caption are loading. */
export const Loading = meta.story({
  tags: ['state:loading', 'both-themes'],
  render: () => (
    <div style={{ display: 'grid', gap: '0.75rem', maxWidth: '16rem' }}>
      <Skeleton width="6rem" />
      <Skeleton width="10rem" height="3rem" />
      <Skeleton />
    </div>
  ),
});
