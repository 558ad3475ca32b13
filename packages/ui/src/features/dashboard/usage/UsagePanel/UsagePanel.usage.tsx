import { defaultEconomics } from '@roi-insight/roi-math';
import type { Report } from '@roi-insight/contracts';
import type { Usage } from '#storybook/usage.ts';
import { usageReports } from '../../../../testing/usageReports.ts';
import { UsagePanel } from './UsagePanel.tsx';

const Panel = ({ report }: { readonly report: Report }) => (
  <UsagePanel report={report} economics={defaultEconomics} onAnalyzeFrom={null} files={null} />
);

export const usage: Usage = {
  status: 'stable',
  when: [
    'A report was made with usage files, and the reader asks who really used the assistant, and since when.',
    'Controls are checked by usage: the table says which ones are verified.',
  ],
  whenNot: [
    'Usage files are chosen. Use `UsageData`.',
    'The reader asks how the cost becomes the net value. Use `BridgePanel`.',
  ],
  anatomy: [
    {
      name: 'Section',
      purpose: 'A `SectionContent` whose lead says how much of the team used the assistant.',
      parts: [
        {
          name: 'Notes',
          purpose: 'A start that differs from the entered date, the number of controls, and the currency.',
        },
        { name: 'Adoption curve', purpose: 'A bar for each week. Weeks without data are hatched.' },
        { name: 'Facts', purpose: 'Unused seats, and the cost of an active person.' },
        { name: 'Controls', purpose: 'Contaminated, unknown or verified. Teams with the same reason share a row.' },
        { name: 'Change usage data', purpose: 'Opens the choice of other files. Absent where files cannot be read.' },
      ],
    },
  ],
  dos: [
    { text: 'Show weeks without data as such.', example: () => <Panel report={usageReports.covered} /> },
    { text: 'Show 1 to 4 people as a range.', example: () => <Panel report={usageReports.fewPeople} /> },
  ],
  donts: [{ text: 'Weeks without data are not weeks without use.', example: () => <p>0% used it in October.</p> }],
  isWide: true,
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to "Analyze again", to each "Show values" and to "Change usage data".' },
    { keys: ['Enter', 'Space'], does: 'Analyzes again, or shows and hides values.' },
  ],
  accessibility: [
    'Figures are named by their titles. Plots are hidden from screen readers, which get the notes and the values.',
    'A status of a control is a word, not only a color. Time runs to the right in every page language.',
  ],
};
