import {
  clearWin,
  longNames,
  missingEvidence,
  noDetectableChange,
  rtlName,
  slower,
  tooLittleData,
} from '@roi-insight/contracts/fixtures';
import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BrandProvider, defaultBrand } from '../../../../brand/index.ts';
import { ReportHeader } from './ReportHeader.tsx';

const meta = preview.meta({
  title: 'Features/ReportHeader',
  component: ReportHeader,
  args: { report: clearWin, onVisit: fn() },
});

/** When a saving was found. */
export const Faster = meta.story({ tags: ['state:ready'] });

/** When the data cannot be told from chance. */
export const NoDetectableChange = meta.story({ tags: ['state:edge'], args: { report: noDetectableChange } });

/** When tickets take longer. */
export const Slower = meta.story({ tags: ['state:edge'], args: { report: slower } });

/** When adoption is too recent for a verdict. */
export const TooLittleData = meta.story({ tags: ['state:edge'], args: { report: tooLittleData } });

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
