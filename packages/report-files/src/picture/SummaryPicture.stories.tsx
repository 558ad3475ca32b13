import { clearWin, longNames, slower, tooLittleData } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { answerText, createFormats, defaultBrand } from '@roi-insight/report-text';
import { paperColors } from '@roi-insight/ui/theme/tokens';
import { SummaryImage } from '../testing/SummaryImage.tsx';
import type { SummaryPictureInput } from './summaryPicture.ts';

const formats = createFormats(defaultBrand);

const meta = preview.meta({ title: 'Features/SummaryPicture', component: SummaryImage });

const gain: SummaryPictureInput = {
  report: clearWin,
  brand: defaultBrand,
  economics: defaultEconomics,
  colors: paperColors,
  fontFamily: "'Inter Variable', sans-serif",
  jiraUrl: null,
  projectName: null,
  generatedAt: new Date(2026, 2, 5, 12),
};

/** After 'Copy summary': the picture to paste into a slide. */
export const Gain = meta.story({
  tags: ['state:ready'],
  args: { input: gain },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img')).toHaveAccessibleName(
      expect.stringContaining(
        `Net savings in the first quarter: ${answerText(formats, clearWin, defaultEconomics).figure}`,
      ),
    );
  },
});

/** When the reader entered a company and a project name. */
export const Named = meta.story({
  tags: ['state:ready'],
  args: {
    input: { ...gain, brand: { ...defaultBrand, company: 'Acme GmbH' }, names: { project: 'Payments platform' } },
  },
});

/** When the team became slower. */
export const Loss = meta.story({ tags: ['state:edge'], args: { input: { ...gain, report: slower } } });

/** When there is no figure to show. */
export const TooLittleData = meta.story({ tags: ['state:empty'], args: { input: { ...gain, report: tooLittleData } } });

/** When names are very long: each line becomes smaller until it fits. */
export const LongNames = meta.story({ tags: ['state:edge'], args: { input: { ...gain, report: longNames } } });
