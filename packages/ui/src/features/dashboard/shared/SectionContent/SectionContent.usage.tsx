import type { Usage } from '#storybook/usage.ts';
import { ReportSection } from './ReportSection.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'The report needs a section: a title, a sentence about its purpose, and the content.',
    'Links of the report lead to the section, and have to move focus there.',
  ],
  whenNot: [
    'Most readers skip the content. Use `Collapsible`, which is one line until it is opened.',
    'The parts of a section need a frame. Use `Card`.',
    'The whole screen has a title. Use `ReportHeader` or `ScreenHeading`.',
  ],
  anatomy: [
    {
      name: 'Section',
      purpose: 'Has the `id` that links refer to.',
      parts: [
        { name: 'Title', purpose: 'A heading of level 2.' },
        { name: 'Lead', purpose: 'One or two sentences, limited to a readable width.' },
        { name: 'Content', purpose: 'Your `children`, with the same spacing in every section.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Say in `lead` what the reader learns here.',
      example: () => (
        <ReportSection title="Tickets used" lead="Which tickets count, and why the rest do not.">
          <p>843 found, 344 measured.</p>
        </ReportSection>
      ),
    },
    {
      text: 'Keep the title as short as the link that leads to it.',
      example: () => (
        <ReportSection title="From gross to net" lead="What remains of the headline after each step.">
          <p>$64,750 gross</p>
        </ReportSection>
      ),
    },
  ],
  donts: [
    {
      text: 'A lead that repeats the title adds a line and no information.',
      example: () => (
        <ReportSection title="Tickets used" lead="This section is about the tickets used.">
          <p>843 found, 344 measured.</p>
        </ReportSection>
      ),
    },
    {
      text: 'A sentence as a title is read in full whenever a screen reader lists the regions.',
      example: () => (
        <ReportSection title="How the gross headline becomes a net figure that finance accepts" lead="See below.">
          <p>$64,750 gross</p>
        </ReportSection>
      ),
    },
  ],
  keyboard: 'It contains no controls. A link to it moves focus to the title, which is not a tab stop.',
  accessibility: [
    'It is a region named by its title.',
    'Each new `visit` to this section scrolls to the title and focuses it.',
    'In print, the title stays on the same page as the content after it.',
  ],
};
