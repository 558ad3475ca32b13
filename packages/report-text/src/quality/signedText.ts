import type { QualityKind } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';

/** A change of quality with its sign, in the unit of its kind. @example signedText(formats, 'backlog', 0.42) // '+0.4' */
export function signedText(formats: Formats, kind: QualityKind | 'throughput', change: number): string {
  return kind !== 'backlog' && kind !== 'reopened'
    ? formats.number({ style: 'unit', unit: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' })(change)
    : formats.number({ minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' })(change);
}
