import type { Quality } from '@roi-insight/contracts';
import type { ChartTable } from '../charts/ChartModel.ts';
import { capitalized } from '../capitalized.ts';
import { type Formats, MISSING } from '../format/index.ts';
import { quarterName } from '../quarters/quarterName.ts';
import { signedRangeText } from './signedRangeText.ts';
import { signedText } from './signedText.ts';

/** The change of bugs created in each quarter after adoption. */
export const qualityQuartersTable = (formats: Formats, { quarters }: Pick<Quality, 'quarters'>): ChartTable => ({
  head: ['Quarter', 'Weeks', 'Bugs created', '95% range'],
  rows: quarters.map(({ firstWeek, lastWeek, change }, index) => [
    capitalized(quarterName(index + 1)),
    `${formats.count(firstWeek + 1)}–${formats.count(lastWeek + 1)}`,
    change === null ? MISSING : signedText(formats, 'bugs-created', change.estimate),
    change === null ? MISSING : signedRangeText(formats, 'bugs-created', change),
  ]),
  texts: 2,
});
