import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: { title: 'No weeks to draw', children: 'No ticket was completed after the adoption date.' },
});

/** When there is no data for a chart. */
export const Empty = meta.story({
  tags: ['state:empty'],
  // `false` is the result of an unmet condition. It renders no row.
  args: { action: false },
  decorators: [
    (Story) => (
      <div style={{ height: '300px' }}>
        <Story />
      </div>
    ),
  ],
});

/** When the reader can add the missing content with an action. */
export const WithAction = meta.story({
  tags: ['state:empty'],
  args: { action: <Button>Choose another date</Button> },
});
