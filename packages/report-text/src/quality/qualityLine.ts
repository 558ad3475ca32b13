import type { Report } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';
import { qualityText } from './qualityText.ts';

/** Whether quality held, as a line of the answer; null in reports of earlier versions. @example 'Quality: unclear. Bugs/week: 6.9 to 10.1' */
export const qualityLine = (formats: Formats, { quality }: Pick<Report, 'quality'>): string | null =>
  quality === undefined ? null : `Quality: ${qualityText(formats, quality)}`;
