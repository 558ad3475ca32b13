import preview from '#storybook/preview.tsx';
import { SectionContent } from './SectionContent.tsx';

const meta = preview.meta({
  title: 'Features/SectionContent',
  component: SectionContent,
  args: {
    lead: 'Which tickets we used, and why others were excluded.',
    children: <p>843 found, 344 measured.</p>,
  },
});

/** When a reader has opened a row of the report. */
export const Ready = meta.story({ tags: ['state:ready'] });

/** When the introduction needs several lines: the lines keep a readable length. */
export const Long = meta.story({
  tags: ['state:edge'],
  args: {
    lead: 'The headline multiplies a difference of averages by every task. This is what remains of it. '.repeat(3),
  },
});
