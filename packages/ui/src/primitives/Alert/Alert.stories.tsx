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

/** Something the reader should know and need not act on. */
export const Info = meta.story({
  tags: ['state:ready'],
  args: { children: 'These figures come from generated tickets, not from your tracker.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sample data');
  },
});

/** After something worked that took a while. */
export const Positive = meta.story({
  tags: ['state:ready'],
  args: { tone: 'positive', title: 'Report saved', children: 'roi-report.pdf is in your downloads.' },
});

/** When the figures can be read, with care. */
export const Warning = meta.story({
  tags: ['state:edge'],
  args: {
    tone: 'warning',
    title: 'Only 11 tickets after adoption',
    children: 'Too few to distinguish a change from chance.',
  },
});

/** When something failed: read out at once, with a way on. */
export const Negative = meta.story({
  tags: ['state:failed'],
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

/** When the message has many lines and a word that does not break by itself. */
export const LongMessage = meta.story({
  tags: ['state:edge'],
  args: {
    tone: 'negative',
    title: 'Failed to connect to backend',
    children:
      'Possible causes:\n• The backend is not running\n• CORS is blocking the request\n• https://roi-backend.internal.a-very-long-company-name.example.com/api/fetch-jira is not the right address',
    // What a condition leaves that is not met: no row for it.
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
