import type { Usage } from '#storybook/usage.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { SampleReportPreview } from './SampleReportPreview.tsx';

export const usage: Usage = {
  status: 'internal',
  when: [
    'Somebody who has not connected a tracker yet wants to see what a report looks like.',
    'The page has to be fast. The figures are stored with the component, so that no report is loaded.',
  ],
  whenNot: [
    'A real report is shown. Use `EvidencePanel` and the charts, which draw any report.',
    'One interval is drawn beside its sentence. Use `IntervalBar`.',
  ],
  anatomy: [
    {
      name: 'Figure',
      purpose: 'A card with a shadow.',
      parts: [
        { name: 'Head', purpose: 'The project, and a `Badge` that says "Sample data".' },
        { name: 'Finding', purpose: 'The change in percent.' },
        { name: 'Weeks', purpose: 'A dot for each week and a line for each mean, before and after adoption.' },
        { name: 'Interval', purpose: 'The estimate on an axis that shows "no change" as well.' },
        { name: 'Caption', purpose: 'The likely range in words.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Show the finding with its weeks and its range, marked as sample data.',
      example: () => <SampleReportPreview />,
    },
    {
      text: 'Put a button beside it that opens the whole sample report.',
      example: () => <Button>See a sample report</Button>,
    },
  ],
  donts: [
    {
      text: 'A number alone is a promise about the reader’s own team.',
      example: () => (
        <Card>
          <strong>33%</strong> less time per ticket
        </Card>
      ),
    },
    {
      text: 'The preview cannot be pressed. A text that says so disappoints.',
      example: () => <p>Click on the picture to see the report.</p>,
    },
  ],
  keyboard: 'Nothing in it takes the focus.',
  accessibility: [
    'Both drawings are hidden from screen readers. Finding, number of weeks and range are text.',
    'Weeks before are rings and weeks after are discs, so that color is not the only difference.',
    'The axis runs from left to right in every language of the page.',
  ],
};
