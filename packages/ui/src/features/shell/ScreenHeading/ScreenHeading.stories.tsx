import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ScreenHeading } from './ScreenHeading.tsx';

const meta = preview.meta({
  title: 'Features/ScreenHeading',
  component: ScreenHeading,
  args: { children: 'Your Claude Code ROI Report' },
});

/** Once on every screen: the host moves focus here, without a visible focus ring. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

/** When a long name makes the heading wrap over several lines. */
export const Long = Ready.extend({
  tags: ['state:edge'],
  args: { children: 'Your Enterprise Development Assistant for Regulated Industries ROI Report' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** When the name is written from right to left. */
export const RightToLeft = Ready.extend({
  tags: ['state:edge'],
  args: { children: 'تقرير العائد من المساعد البرمجي' },
});
