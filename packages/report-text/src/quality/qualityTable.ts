import type { Quality, QualityKind } from '@roi-insight/contracts';
import type { ChartTable } from '../charts/ChartModel.ts';
import { type Formats, MISSING } from '../format/index.ts';
import { qualityWordText } from './qualityWordText.ts';
import { signedRangeText } from './signedRangeText.ts';
import { signedText } from './signedText.ts';

const namesOf = (formats: Formats): Readonly<Record<QualityKind, string>> => ({
  'bugs-created': 'Bugs created per week',
  'bugs-per-ticket': `Bugs created per ${formats.count(100)} completed tickets`,
  backlog: 'Growth of open bugs per week',
  reopened: 'Completed tickets that were reopened, in percent',
});

/** Each measure of quality before and after adoption, with its change and range. */
export function qualityTable(formats: Formats, { measures }: Pick<Quality, 'measures'>): ChartTable {
  const names = namesOf(formats);
  return {
    head: ['Measure', 'Before', 'After', 'Change', '95% range', 'Quality'],
    rows: measures.map(({ kind, pre, post, change, word }) => [
      names[kind],
      formats.decimal(pre),
      formats.decimal(post),
      change === null ? MISSING : signedText(formats, kind, change.estimate),
      change === null ? MISSING : signedRangeText(formats, kind, change),
      qualityWordText(word),
    ]),
    texts: 1,
  };
}
