import type { Report } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';
import { uncapitalized } from '../uncapitalized.ts';
import { qualityText } from './qualityText.ts';

/** Whether quality held, as a line of the answer; null in reports of earlier versions. @example 'Quality: unclear. Bugs from 6.9 to 10.1 a week' */
export const qualityLine = (formats: Formats, { quality }: Pick<Report, 'quality'>): string | null =>
  quality === undefined ? null : `Quality: ${uncapitalized(qualityText(formats, quality))}`;
