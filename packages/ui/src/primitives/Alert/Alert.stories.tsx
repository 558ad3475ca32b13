import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Alert } from './Alert.tsx';

const meta = preview.meta({
  title: 'Primitives/Alert',
  component: Alert,
  args: { title: 'Sample data' },
  argTypes: { tone: { control: 'inline-radio', options: ['info', 'positive', 'warning', 'negative'] } },
});

/** When the reader should know something without having to act. */
export const Info = meta.story({
  tags: ['state:ready', 'both-themes'],
  args: { children: 'These figures come from generated tickets, not from your tracker.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sample data');
  },
});

/** After a long task succeeded. */
export const Positive = meta.story({
  tags: ['state:ready', 'both-themes'],
  args: { tone: 'positive', title: 'Report saved', children: 'roi-report.pdf is in your downloads.' },
});

/** When the reader must be careful with the figures. */
export const Warning = meta.story({
  tags: ['state:edge', 'both-themes'],
  args: {
    tone: 'warning',
    title: 'Only 11 tickets after adoption',
    children: 'Too few to distinguish a change from chance.',
  },
});

/** When something failed: the alert is announced immediately, with a next step. */
export const Negative = meta.story({
  tags: ['state:failed', 'both-themes'],
  args: {
    tone: 'negative',
    title: 'Error',
    children: 'No data available. Please submit the form first.',
    actions: <Button>Go to the form</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No data available. Please submit the form first.');
  },
});

/** When the message has many lines and a word that does not wrap. */
export const LongMessage = meta.story({
  tags: ['state:edge'],
  args: {
    tone: 'negative',
    title: 'Failed to connect to backend',
    children:
      'Possible causes:\n• The backend is not running\n• CORS is blocking the request\n• https://roi-backend.internal.a-very-long-company-name.example.com/api/fetch-jira is not the right address',
    // `false` is the result of an unmet condition. It renders no row.
    actions: false,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '22rem' }}>
        <Story />
      </div>
    ),
  ],
});
