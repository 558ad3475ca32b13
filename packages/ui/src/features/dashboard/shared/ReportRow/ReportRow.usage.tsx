import type { Usage } from '#storybook/usage.ts';
import { ReportRow } from './ReportRow.tsx';

const content = { current: () => 'Two checks passed.', load: async () => 'Two checks passed.' };

const ignore = () => undefined;

const shared = { section: 'confidence', open: false, onOpenChange: ignore, visit: null, module: content } as const;

export const usage: Usage = {
  status: 'stable',
  when: [
    'A part of the report explains its answer: readers see the answer, and open the row if they doubt it.',
    'Links of the report lead to the part, and have to open it and move focus there.',
  ],
  whenNot: [
    'Every reader needs the content. Put it above the rows.',
    'The content is not a section of the report. Use `Collapsible`.',
  ],
  anatomy: [
    {
      name: 'Row',
      purpose: 'A `Collapsible` with the `id` that links refer to.',
      parts: [
        { name: 'Title', purpose: 'From `sectionTitles`, the same as in the PDF.' },
        { name: 'Answer', purpose: 'One line. On a phone it is below the title.' },
        { name: 'Content', purpose: 'Fetched when the pointer or the focus approaches, and kept once it was opened.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Answer in the closed row: most readers need no more.',
      example: () => (
        <ReportRow {...shared} summary="B: the highest grade for a single team">
          {(text) => text}
        </ReportRow>
      ),
    },
  ],
  donts: [
    {
      text: 'An invitation in place of the answer makes every reader open the row.',
      example: () => (
        <ReportRow {...shared} summary="Click to see how confident we are">
          {(text) => text}
        </ReportRow>
      ),
    },
  ],
  isWide: true,
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the row, then to the controls of its open content.' },
    { keys: ['Enter', 'Space'], does: 'Opens or closes the row.' },
  ],
  accessibility: [
    'The button has `aria-expanded` and is in a heading of level 2. Its name is the title with the answer.',
    'The open content is a region named by the title.',
    'Each new `visit` to this section scrolls to the row and focuses its button.',
    'In print, the content is always included.',
  ],
};
