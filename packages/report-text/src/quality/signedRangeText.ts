import type { QualityChange, QualityKind } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';
import { signedText } from './signedText.ts';

/** The interval of a change of quality, with signs. @example signedRangeText(formats, 'bugs-created', change) // '−18% to +41%' */
export const signedRangeText = (
  formats: Formats,
  kind: QualityKind | 'throughput',
  { low, high }: QualityChange,
): string => [low, high].map((end) => signedText(formats, kind, end)).join(' to ');
