import preview from '#storybook/preview.tsx';
import { SampleReportPreview } from './SampleReportPreview.tsx';

const meta = preview.meta({
  title: 'Features/SampleReportPreview',
  component: SampleReportPreview,
  decorators: [(Story) => <div style={{ maxWidth: 520 }}>{Story()}</div>],
});

/** Next to the text of the landing page: a small real report, marked as sample data. */
export const Ready = meta.story({ tags: ['state:ready', 'both-themes'] });

/** On the narrowest phone. */
export const Narrow = meta.story({
  tags: ['state:edge'],
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
});
