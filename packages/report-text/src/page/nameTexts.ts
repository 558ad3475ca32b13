import { MAX_LOGO_BYTES, MAX_LOGO_SIDE } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';

/** The texts for editing the company, the project name and the logo of a report. */
export const nameTexts = {
  company: 'Company',
  project: 'Project name',
  logo: 'Logo',
  logoChoices: { add: 'Add logo', replace: 'Replace logo', remove: 'Remove logo' },
  /** @param name the name that is shown, which a voice command may quote */
  edit: (entry: 'company' | 'project', name: string) => `${name}, edit the ${nameTexts[entry].toLowerCase()}`,
  noPng: 'This file is not a PNG. Save the logo as a PNG, and choose that file.',
  tooLarge: (formats: Formats) =>
    `This logo is larger than ${formats.count(MAX_LOGO_BYTES / 1000)} kB. Choose a smaller PNG.`,
  damaged: (formats: Formats) => {
    const side = formats.count(MAX_LOGO_SIDE);
    return `This PNG is damaged, or larger than ${side} × ${side} pixels. Choose another one.`;
  },
} as const;
