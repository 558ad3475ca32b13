import { clearWin } from '@roi-insight/contracts/fixtures';
import type { Usage } from '#storybook/usage.ts';
import { BrandProvider, defaultBrand } from '../../../../brand/index.ts';
import { ReportHeader } from './ReportHeader.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'The start of a report. The reader learns its subject before any figure.',
    'The app navigates to a report without a page load: the host moves focus to the title.',
  ],
  whenNot: [
    'The screen shows no report. Use `ScreenHeading`.',
    'A bar stays at the top of the window. Use `MiniHeader`.',
    'The result of the report is shown. Use `AnswerStrip`.',
    'The page needs its logo and actions. Use `TopBar`.',
  ],
  anatomy: [
    {
      name: 'Header',
      purpose: 'A title and one line below it.',
      parts: [
        { name: 'Title', purpose: 'Names the assistant of the brand.' },
        { name: 'Basis', purpose: 'How many tickets the report is based on.' },
        {
          name: 'Project',
          purpose: 'Name, key and dates, with those of later weeks. Omitted if the report does not have them.',
        },
      ],
    },
  ],
  dos: [
    {
      text: 'Name the assistant through the brand.',
      example: () => (
        <BrandProvider brand={{ ...defaultBrand, assistant: 'Acme Copilot' }}>
          <ReportHeader report={clearWin} />
        </BrandProvider>
      ),
    },
  ],
  donts: [
    {
      text: 'A general title does not say what was adopted.',
      example: () => <strong>ROI Report</strong>,
    },
    {
      text: 'A figure in the title claims what the data may not show.',
      example: () => <strong>Up to 12% faster</strong>,
    },
  ],
  isWide: true,
  keyboard: 'It contains no controls. Only the host can focus the title.',
  accessibility: [
    'The title is the level 1 heading and has the `id` that the host looks for. Use one header on a page.',
    'Names of projects and assistants are isolated, so that a right-to-left name does not reorder the line.',
  ],
};
