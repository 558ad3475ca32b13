import { clearWin, noDetectableChange } from '@roi-insight/contracts/fixtures';
import type { Usage } from '#storybook/usage.ts';
import { BrandProvider, defaultBrand } from '../../../../brand/index.ts';
import { VerdictLine } from '../../evidence/VerdictLine/VerdictLine.tsx';
import { ReportHeader } from './ReportHeader.tsx';

const stay = () => undefined;

export const usage: Usage = {
  status: 'stable',
  when: [
    'The start of a report. The reader learns its subject and its result before any figure.',
    'The app navigates to a report without a page load: the host moves focus to the title.',
  ],
  whenNot: [
    'The screen shows no report. Use `ScreenHeading`.',
    'The verdict is repeated further down. Use `VerdictLine`, or `MiniHeader` for a bar that stays.',
    'The page needs its logo and actions. Use `TopBar`.',
  ],
  anatomy: [
    {
      name: 'Header',
      purpose: 'Four lines, from the general to the result.',
      parts: [
        { name: 'Project', purpose: 'Name, key and dates. Omitted if the report does not have them.' },
        { name: 'Title', purpose: 'Names the assistant of the brand.' },
        { name: 'Basis', purpose: 'How many tickets the report is based on.' },
        { name: 'Verdict', purpose: 'A `VerdictLine`, with the interval and the grade.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Name the assistant through the brand.',
      example: () => (
        <BrandProvider brand={{ ...defaultBrand, assistant: 'Acme Copilot' }}>
          <ReportHeader report={clearWin} onVisit={stay} />
        </BrandProvider>
      ),
    },
    {
      text: 'Show the verdict unchanged, even when it is not a success.',
      example: () => <VerdictLine report={noDetectableChange} onVisit={stay} />,
    },
  ],
  donts: [
    {
      text: 'A general title does not say what was adopted.',
      example: () => <strong>ROI Report</strong>,
    },
    {
      text: 'A figure in place of the verdict claims what the data do not show.',
      example: () => <strong>Up to 12% faster</strong>,
    },
  ],
  isWide: true,
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the grade. Only the host can focus the title.' },
    { keys: ['Enter'], does: 'Calls `onVisit` on the grade, which leads to the evidence.' },
  ],
  accessibility: [
    'The title is the level 1 heading and has the `id` that the host looks for. Use one header on a page.',
    'Names of projects and assistants are isolated, so that a right-to-left name does not reorder the line.',
    'The drawing of the interval is hidden from screen readers.',
  ],
};
