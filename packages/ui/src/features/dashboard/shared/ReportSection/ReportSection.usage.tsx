import type { Usage } from '#storybook/usage.ts';
import { ReportSection } from './ReportSection.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'A chapter of the report begins: it has a title, a sentence that says what it is for, and its content.',
    'Links of the report lead to the chapter, and the focus has to arrive with the reader.',
  ],
  whenNot: [
    'Most readers skip the content. Use `Collapsible`, which is one line until it is opened.',
    'The parts of a chapter need a frame. Use `Card`.',
    'The whole screen has a title. Use `ReportHeader` or `ScreenHeading`.',
  ],
  anatomy: [
    {
      name: 'Section',
      purpose: 'Has the `id` to which links lead.',
      parts: [
        { name: 'Title', purpose: 'A heading of level 2.' },
        { name: 'Lead', purpose: 'One or two sentences, no wider than can be read.' },
        { name: 'Content', purpose: 'Your `children`, with the same distance between them in every section.' },
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
      text: 'A lead that repeats the title costs a line and tells nothing.',
      example: () => (
        <ReportSection title="Tickets used" lead="This section is about the tickets used.">
          <p>843 found, 344 measured.</p>
        </ReportSection>
      ),
    },
    {
      text: 'A sentence as a title is read in full each time that a screen reader lists the regions.',
      example: () => (
        <ReportSection title="How the gross headline becomes a net figure that finance accepts" lead="See below.">
          <p>$64,750 gross</p>
        </ReportSection>
      ),
    },
  ],
  keyboard: 'Nothing in it is pressed. A link that leads here moves the focus to the title; Tab passes over it.',
  accessibility: [
    'It is a region with the name of its title.',
    'When `visit` leads here, the title comes into view and has the focus, each time that the link is followed.',
    'On paper the title stays on the page of what follows it.',
  ],
};
