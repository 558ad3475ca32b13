import type { Usage } from '#storybook/usage.ts';
import { quarterReports } from '../../../../../../report-text/test/quarterReports.ts';
import { QuartersPanel } from './QuartersPanel.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'A report was made later than the first quarter after adoption, and the reader asks whether the change lasted.',
    'The report has an estimate for later quarters. For others the panel renders nothing.',
  ],
  whenNot: [
    'The reader asks how sure the first quarter’s figure is. Use `EvidencePanel`.',
    'The weeks themselves are of interest. Use `ValueTabs`, whose charts go on to the present week.',
    'Several reports of one project are compared. Use `HistoryChart`.',
  ],
  anatomy: [
    {
      name: 'Section',
      purpose: 'A `SectionContent` whose lead says what became of the change.',
      parts: [
        { name: 'Plot', purpose: 'Each quarter as a dot on its range, around the zero line.' },
        { name: 'Values', purpose: 'A table of all quarters, collapsed at first.' },
        { name: 'Sentences', purpose: 'What each later quarter says.' },
        { name: 'Notes', purpose: 'Why the ranges are wider than that of the headline, and what the words mean.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Show a saving that is gone just as plainly as one that lasted.',
      example: () => <QuartersPanel report={quarterReports.gone} />,
    },
    {
      text: 'Keep the place of a quarter without an estimate. The sentence says what is missing.',
      example: () => <QuartersPanel report={quarterReports.gaps} />,
    },
  ],
  donts: [
    {
      text: 'A word without its range hides how little a single quarter can show.',
      example: () => <p>The saving lasted.</p>,
    },
    {
      text: 'The first quarter’s figure alone passes for today’s.',
      example: () => <p>33% less time per ticket since adoption</p>,
    },
  ],
  isWide: true,
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to "Show values".' },
    { keys: ['Enter', 'Space'], does: 'Shows and hides the values.' },
  ],
  accessibility: [
    'The figure is named by its title. The plot is hidden from screen readers, which get the sentences and the values.',
    'A quarter that is running is hollow and dashed, not only labeled. Time runs to the right in every page language.',
  ],
};
