import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Facts } from './Facts.tsx';

const meta = preview.meta({
  title: 'Features/Facts',
  component: Facts,
  args: {
    items: [
      { name: 'Project', value: 'Aurora Payments (AUR)' },
      { name: 'Measured tickets', value: '531 before, 190 after' },
      { name: 'Time zone', value: 'America/Los_Angeles' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '40rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** When a panel lists the data on which a figure is based. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toContain('Time zone');
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
});

/** When a value needs several lines and a name is longer than its column. */
export const Long = meta.story({
  tags: ['state:edge'],
  args: {
    items: [
      { name: 'Trend before adoption, weeks without tickets left out', value: 'Tickets were slowing by 0.3% a week' },
      {
        name: 'Design',
        value:
          'Before vs. after, no control group. Anything else that changed at the same time is included in the difference. '.repeat(
            3,
          ),
      },
      { name: 'Host', value: `${'very-long-host-name-'.repeat(6)}.example.com` },
    ],
  },
});

/** When a value is written from right to left: it keeps its own direction, and the list keeps its columns. */
export const RightToLeft = meta.story({
  tags: ['state:edge'],
  args: { items: [{ name: 'Project', value: 'مدفوعات أورورا (AUR)' }] },
});
