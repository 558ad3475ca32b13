import { clearWin, lasting, longNames, missingEvidence, rtlName } from '@roi-insight/contracts/fixtures';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BrandProvider, defaultBrand } from '../../../../brand/index.ts';
import { ReportHeader } from './ReportHeader.tsx';

const meta = preview.meta({
  title: 'Features/ReportHeader',
  component: ReportHeader,
  args: { report: clearWin },
});

/** At the start of every report. */
export const Ready = meta.story({ tags: ['state:ready'] });

/** When the charts continue after the first quarter: the line names the last week. */
export const LaterWeeks = meta.story({
  tags: ['state:ready'],
  args: { report: lasting },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/VEG/)).toHaveTextContent(/^Vega Billing \(VEG\), May 26, 2025 – Nov 22, 2026$/);
  },
});

/** When the reader entered a project name: it replaces name and key. */
export const Named = meta.story({
  tags: ['state:ready'],
  args: { naming: { names: { project: 'Payments platform' }, onNamesChange: fn() } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('button', { name: 'Payments platform, edit' });
    await expect(name.parentElement).toHaveTextContent(/^Payments platform, May 26/);
  },
});

/** When the entered name is long and written from right to left. */
export const NamedRightToLeft = meta.story({
  tags: ['state:edge'],
  args: { naming: { names: { project: 'منصة المدفوعات الدولية '.repeat(3).trim() }, onNamesChange: fn() } },
});

/** When the server sends only the required fields. */
export const MissingEvidence = meta.story({ tags: ['state:empty'], args: { report: missingEvidence } });

/** When the project has a very long name. */
export const LongNames = meta.story({ tags: ['state:edge'], args: { report: longNames } });

/** When the project and the assistant have names that are written from right to left. */
export const RightToLeftNames = meta.story({
  tags: ['state:edge'],
  args: { report: rtlName },
  decorators: [
    (Story) => (
      <BrandProvider brand={{ ...defaultBrand, assistant: 'مساعد البرمجة' }}>
        <Story />
      </BrandProvider>
    ),
  ],
});
