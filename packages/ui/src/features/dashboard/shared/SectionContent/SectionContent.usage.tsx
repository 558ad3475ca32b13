import type { Usage } from '#storybook/usage.ts';
import { SectionContent } from './SectionContent.tsx';

export const usage: Usage = {
  status: 'stable',
  when: ['A `ReportRow` opens: a sentence says what the reader learns, then the content follows.'],
  whenNot: [
    'The content has to be opened first. Use `ReportRow`, which shows it.',
    'The parts of a section need a frame. Use `Card`.',
    'The whole screen has a title. Use `ReportHeader` or `ScreenHeading`.',
  ],
  anatomy: [
    { name: 'Lead', purpose: 'One or two sentences, limited to a readable width.' },
    { name: 'Content', purpose: 'Your `children`, with the same spacing in every section.' },
  ],
  dos: [
    {
      text: 'Say in `lead` what the reader learns here.',
      example: () => (
        <SectionContent lead="Which tickets we used, and why others were excluded.">
          <p>843 found, 344 measured.</p>
        </SectionContent>
      ),
    },
  ],
  donts: [
    {
      text: 'A lead that repeats the title of the row adds a line and no information.',
      example: () => (
        <SectionContent lead="This section is about the tickets used.">
          <p>843 found, 344 measured.</p>
        </SectionContent>
      ),
    },
  ],
  keyboard: 'It contains no controls.',
  accessibility: ['It has no heading of its own: the row that shows it is a region with a heading of level 2.'],
};
