import type { Usage } from '#storybook/usage.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { SampleReportPreview } from '../SampleReportPreview/SampleReportPreview.tsx';

export const usage: Usage = {
  status: 'internal',
  when: [
    'The landing page opens: what the product is for, the way in, and a preview of the result.',
    'Visitors may look at a sample report first. Set `onSeeSample` once the sample can be analyzed.',
  ],
  whenNot: ['Any other page begins. Use `PageFrame` with `PageHeader`.', 'A report begins. Use `ReportHeader`.'],
  anatomy: [
    {
      name: 'Section',
      purpose: 'Text and preview side by side on wide screens.',
      parts: [
        { name: 'Title', purpose: 'The title of the brand, as the heading of the screen.' },
        { name: 'Purpose', purpose: 'One sentence.' },
        { name: 'Calculate Your ROI', purpose: 'The main link, which leads to the form.' },
        { name: 'Children', purpose: 'Other ways in, such as `OpenReport`.' },
        { name: 'See a sample report', purpose: 'Starts an analysis of the sample.' },
        { name: 'Preview', purpose: 'A `SampleReportPreview`.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Lead to one place with the main button, and keep every other way in quiet.',
      example: () => (
        <>
          <LinkButton variant="primary" size="lg" href="#form">
            Calculate Your ROI
          </LinkButton>{' '}
          <Button variant="ghost">Open a report</Button>
        </>
      ),
    },
    {
      text: 'Show what comes out, marked as sample data.',
      example: () => <SampleReportPreview />,
    },
  ],
  donts: [
    {
      text: 'Main buttons side by side make the visitor choose before knowing anything.',
      example: () => (
        <>
          <LinkButton variant="primary" size="lg" href="#form">
            Calculate Your ROI
          </LinkButton>{' '}
          <Button variant="primary" size="lg">
            Open a report
          </Button>
        </>
      ),
    },
    {
      text: 'A promise with a figure passes for a result.',
      example: () => <p>Our customers save 40% of their time.</p>,
    },
  ],
  isWide: true,
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the main link, to what `children` contain, then to the sample.' },
    { keys: ['Enter'], does: 'Follows the link, or starts the sample.' },
    { keys: ['Space'], does: 'Starts the sample when its button has the focus.' },
  ],
  accessibility: [
    'The title is the `h1` of the page. Render one hero only.',
    'The way in is a link: it can be opened in a new tab.',
    'While `onSeeSample` is `null` the button is hidden and keeps its place, so that nothing moves when it appears.',
  ],
};
