import { expect, it } from 'vitest';
import { sentencesOf } from '../../test/sentencesOf.ts';
import { createFormats } from '../format/index.ts';
import { defaultBrand } from '../brand.ts';
import type { FailureParams } from './Failure.ts';
import { nothingToMeasureText } from './nothingToMeasureText.ts';

type Params = FailureParams['nothing-to-measure'];

const NONE = { found: 0, out_of_scope: 0, unfinished: 0, no_active_time: 0, too_short: 0, too_long: 0, analysed: 0 };

const of = (measure: Params['measure'], funnel: Partial<Params['funnel']>, over: Partial<Params> = {}): Params => ({
  source: 'project',
  choices: [],
  measure,
  funnel: { ...NONE, ...funnel },
  ...over,
});

const chosen = { found: 3, out_of_scope: 1, no_active_time: 2 };

const CASES: readonly Params[] = [
  of('active', { found: 66, unfinished: 1, no_active_time: 2, too_short: 3, too_long: 60 }),
  of('elapsed', { found: 66, out_of_scope: 1, no_active_time: 2, too_short: 3, too_long: 60 }),
  of('active', { found: 12, repeated: 2, unfinished: 1, later: 3, not_delivered: 6 }),
  of('logged', { found: 6, no_active_time: 1, too_short: 2, too_long: 3 }),
  of('active', {}),
  of('elapsed', {}),
  of('elapsed', { found: 2, unfinished: 2 }),
  of('active', { found: 1, unfinished: 1 }),
  of('active', chosen, { choices: ['scope', 'filter'] }),
  of('active', chosen, { choices: ['scope', 'work-statuses'] }),
  of('elapsed', chosen, { choices: ['scope', 'work-statuses', 'calendar'] }),
  of('active', {}, { source: 'file' }),
  of('elapsed', { found: 9, out_of_scope: 9 }, { source: 'file', undated: 9 }),
  of('elapsed', { found: 9, out_of_scope: 6, unfinished: 3 }, { source: 'file', undated: 4 }),
];

it('the message says why no ticket can be measured, and what to check', async () => {
  const sentences = sentencesOf(CASES, (one) => nothingToMeasureText(one, createFormats(defaultBrand)));
  await expect(sentences).toMatchFileSnapshot('../../test/sentences/nothingToMeasure.txt');
});

it('the message has its numbers in the notation of the page', () => {
  const german = createFormats({ currency: 'EUR', locale: 'de-DE' });
  expect(nothingToMeasureText(of('active', { found: 1200, unfinished: 1200 }), german)).toContain(
    'We found 1.200 tickets',
  );
});
