import type { Report } from '@roi-insight/contracts';
import { type Formats, wholeSaving } from '../format/index.ts';
import { quotedPercent } from './quotedPercent.ts';

/** The verdict in a few words. @example '33% less time per ticket' */
export function verdictShortText(formats: Formats, { evidence }: Report): string {
  if (evidence === undefined) return 'No verdict: averages only';
  if (evidence.kind === 'too-little-data') return 'Too little data for a verdict';
  switch (evidence.verdict) {
    case 'faster':
    case 'slower':
      return `${wholeSaving(formats, quotedPercent(evidence))} per ticket`;
    case 'no-detectable-change':
      return evidence.quarters === null ? 'No measurable change yet' : 'No measurable change';
  }
}
