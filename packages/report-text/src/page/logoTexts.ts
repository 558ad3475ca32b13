import { MAX_LOGO_BYTES, MAX_LOGO_SIDE } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';

/** The texts for choosing the logo of a report. */
export const logoTexts = {
  label: 'Logo',
  add: 'Add logo',
  replace: 'Replace logo',
  remove: 'Remove logo',
  noPng: 'This file is not a PNG. Save the logo as a PNG, and choose that file.',
  tooLarge: (formats: Formats) =>
    `This logo is larger than ${formats.count(MAX_LOGO_BYTES / 1000)} kB. Choose a smaller PNG.`,
  damaged: (formats: Formats) => {
    const side = formats.count(MAX_LOGO_SIDE);
    return `This PNG is damaged, or larger than ${side} × ${side} pixels. Choose another one.`;
  },
} as const;
