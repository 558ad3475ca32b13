import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ReportSection } from './ReportSection.tsx';

const meta = preview.meta({
  title: 'Features/ReportSection',
  component: ReportSection,
  args: {
    title: 'Tickets used',
    lead: 'Which tickets count, and why the rest do not.',
    children: <p>843 found, 344 measured.</p>,
  },
});

/** As a section of the report: screen readers find it by its title. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Tickets used' })).toBeVisible();
  },
});

/** When title and lead need several lines: their lines keep a readable length. */
export const Long = meta.story({
  tags: ['state:edge'],
  args: {
    title: 'From a headline that multiplies averages to a figure that a finance department accepts',
    lead: 'The headline multiplies a difference of averages by every task. This is what remains of it. '.repeat(3),
  },
});
