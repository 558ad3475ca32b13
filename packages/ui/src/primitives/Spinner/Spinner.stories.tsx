import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ title: 'Primitives/Spinner', component: Spinner });

/** While something goes on that no text names: screen readers hear the label. */
export const Labelled = meta.story({
  tags: ['state:loading'],
  args: { label: 'Loading dashboard data...', size: 32 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading dashboard data...');
  },
});

/** Next to a text that already says what goes on. */
export const Silent = meta.story({
  tags: ['state:loading'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});
