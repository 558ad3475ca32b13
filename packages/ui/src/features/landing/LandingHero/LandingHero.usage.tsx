import type { Usage } from '#storybook/usage.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { SampleReportPreview } from '../SampleReportPreview/SampleReportPreview.tsx';

export const usage: Usage = {
  status: 'internal',
  when: [
    'The top of the landing page: the purpose of the product, the main link, and a preview of the result.',
    'Visitors may look at a sample report first. Set `onSeeSample` once the sample can be analyzed.',
  ],
  whenNot: [
    'The top of any other page. Use `PageFrame` with `PageHeader`.',
    'The top of a report. Use `ReportHeader`.',
  ],
  anatomy: [
    {
      name: 'Section',
      purpose: 'Text and preview side by side on wide screens.',
      parts: [
        { name: 'Title', purpose: 'The title of the brand, as the heading of the screen.' },
        { name: 'Purpose', purpose: 'One sentence.' },
        { name: 'Calculate Your ROI', purpose: 'The main link, to the form.' },
        { name: 'Children', purpose: 'Other options, such as `OpenReport`.' },
        { name: 'See a sample report', purpose: 'Starts an analysis of the sample.' },
        { name: 'Preview', purpose: 'A `SampleReportPreview`.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Use one main button, and make every other option less prominent.',
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
      text: 'Show the result, marked as sample data.',
      example: () => <SampleReportPreview />,
    },
  ],
  donts: [
    {
      text: 'Several main buttons make visitors choose before they know the product.',
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
      text: 'A promise with a figure looks like a result.',
      example: () => <p>Our customers save 40% of their time.</p>,
    },
  ],
  isWide: true,
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the main link, to the controls in `children`, then to the sample.' },
    { keys: ['Enter'], does: 'Follows the link, or starts the sample.' },
    { keys: ['Space'], does: 'Starts the sample when its button has the focus.' },
  ],
  accessibility: [
    'The title is the `h1` of the page. Render one hero only.',
    'The main link can be opened in a new tab.',
    'While `onSeeSample` is `null` the button is hidden and keeps its space, so that nothing moves when it appears.',
  ],
};
