import { expect } from 'storybook/test';
import { Matrix } from '#storybook/Matrix.tsx';
import preview from '#storybook/preview.tsx';
import { theme } from '../../theme/index.ts';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ title: 'Primitives/Spinner', component: Spinner });

/** While no text names the work in progress: screen readers announce the label. */
export const Labeled = meta.story({
  tags: ['state:loading'],
  args: { label: 'Loading dashboard data...', size: 32 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading dashboard data...');
  },
});

/** Next to a text that names the work in progress. */
export const Silent = meta.story({
  tags: ['state:loading'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

const inks = {
  text: { color: theme.color.text },
  accent: { color: theme.color.accent },
  'on accent': { color: theme.color.onAccent, background: theme.color.accent, padding: '0.75rem' },
};

/** All sizes and colors in use, for review: the spinner inherits the text color. */
export const Sizes = meta.story({
  tags: ['state:edge', 'both-themes'],
  render: () => (
    <Matrix rows={['text', 'accent', 'on accent']} columns={['16', '24', '32']}>
      {(ink, size) => (
        <span style={{ display: 'inline-flex', ...inks[ink] }}>
          <Spinner size={Number(size)} />
        </span>
      )}
    </Matrix>
  ),
});
