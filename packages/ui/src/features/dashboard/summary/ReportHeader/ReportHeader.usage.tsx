import { clearWin, noDetectableChange } from '@roi-insight/contracts/fixtures';
import type { Usage } from '#storybook/usage.ts';
import { BrandProvider, defaultBrand } from '../../../../brand/index.ts';
import { VerdictLine } from '../../evidence/VerdictLine/VerdictLine.tsx';
import { ReportHeader } from './ReportHeader.tsx';

const stay = () => undefined;

export const usage: Usage = {
  status: 'stable',
  when: [
    'A report begins. The reader learns what it is about and what it found before any figure.',
    'The app leads to a report without loading a page: the host moves the focus to the title.',
  ],
  whenNot: [
    'The screen shows no report. Use `ScreenHeading`.',
    'The verdict is repeated further down. Use `VerdictLine`, or `MiniHeader` for a bar that stays.',
    'The logo and the actions of the page are wanted. Use `TopBar`.',
  ],
  anatomy: [
    {
      name: 'Header',
      purpose: 'Four lines, from the general to the result.',
      parts: [
        { name: 'Project', purpose: 'Name, key and dates. It is left out if the report does not know them.' },
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
      text: 'Let the verdict stand as it is, also when it is no success.',
      example: () => <VerdictLine report={noDetectableChange} onVisit={stay} />,
    },
  ],
  donts: [
    {
      text: 'A general title does not say what was adopted.',
      example: () => <strong>ROI Report</strong>,
    },
    {
      text: 'A figure in the place of the verdict claims what the data do not show.',
      example: () => <strong>Up to 12% faster</strong>,
    },
  ],
  isWide: true,
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the grade. The title takes it only from the host.' },
    { keys: ['Enter'], does: 'Calls `onVisit` on the grade, which leads to the evidence.' },
  ],
  accessibility: [
    'The title is the heading of level 1 and has the `id` that the host looks for. Use one header on a page.',
    'Names of projects and assistants are isolated, so that one written from right to left does not turn the line around.',
    'The drawing of the interval is hidden from screen readers.',
  ],
};
