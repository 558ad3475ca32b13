import type { Usage } from '#storybook/usage.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { SampleReportPreview } from './SampleReportPreview.tsx';

export const usage: Usage = {
  status: 'internal',
  when: [
    'A visitor who has not connected a tracker wants to see a report.',
    'The page has to be fast. The component contains its figures and does not load a report.',
  ],
  whenNot: [
    'A real report is shown. Use `EvidencePanel` and the charts, which show any report.',
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
        { name: 'Interval', purpose: 'The estimate on an axis with a "no change" mark.' },
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
      text: 'A number alone looks like a promise for the reader’s own team.',
      example: () => (
        <Card>
          <strong>33%</strong> less time per ticket
        </Card>
      ),
    },
    {
      text: 'The preview is not a link. Do not invite a click.',
      example: () => <p>Click on the picture to see the report.</p>,
    },
  ],
  keyboard: 'It contains nothing that takes focus.',
  accessibility: [
    'Both plots are hidden from screen readers. The finding, the number of weeks and the range are text.',
    'Weeks before are rings and weeks after are discs, so that color is not the only difference.',
    'The axis runs from left to right in every page language.',
  ],
};
