import { clearWin, emptyPost, missingEvidence, slower } from '@roi-insight/contracts/fixtures';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ValueTabs } from './ValueTabs.tsx';

const meta = preview.meta({ title: 'Features/ValueTabs', component: ValueTabs, args: { report: clearWin } });

/** When the page opens: the view of the savings. */
export const Summary = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Summary of Value Impact' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByRole('figure')).toHaveLength(3);
  },
});

/** When the reader moves to the second view, here with the arrow key. */
export const Productivity = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Summary of Value Impact' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('heading', { name: 'Pre-Claude Code Period' })).toBeVisible();
    await expect(canvas.getAllByRole('figure')).toHaveLength(2);
  },
});

/** When tickets take longer: the second view. */
export const ProductivitySlower = Productivity.extend({ tags: ['state:edge'], args: { report: slower } });

/** When nothing was completed since adoption: the second view. */
export const ProductivityEmptyPost = Productivity.extend({
  tags: ['state:empty'],
  args: { report: emptyPost },
});

/** When nothing was completed since adoption: the chart of the first view gives the reason for being empty. */
export const SummaryEmptyPost = Summary.extend({ tags: ['state:empty'], args: { report: emptyPost } });

/** When the server sends only the required fields: in the second view, the weeks give the number of days. */
export const ProductivityMissingEvidence = Productivity.extend({
  tags: ['state:edge'],
  args: { report: missingEvidence },
});
