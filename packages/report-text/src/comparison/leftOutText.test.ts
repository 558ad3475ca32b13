import type { LeftOutReason, NoComparisonReason } from '@roi-insight/contracts';
import { expect, it } from 'vitest';
import { sentencesOf } from '../../test/sentencesOf.ts';
import { createFormats } from '../format/index.ts';
import { leftOutText } from './leftOutText.ts';
import { noComparisonText } from './noComparisonText.ts';

const formats = createFormats({ currency: 'USD', locale: 'en-US' });

const LEFT_OUT: readonly LeftOutReason[] = [
  { kind: 'own-project' },
  { kind: 'named-twice' },
  { kind: 'two-dates' },
  { kind: 'shared-tickets', tickets: 200, of: 1250, name: 'Team Aurora' },
  { kind: 'few-completed', side: 'pre', tickets: 9, needed: 10 },
  { kind: 'elapsed-times' },
  { kind: 'no-logged-hours' },
  { kind: 'few-tickets', as: 'control', side: 'pre', tickets: 29, needed: 30 },
  { kind: 'few-weeks', as: 'control', side: 'post', weeks: 5, needed: 6 },
  { kind: 'few-weeks', as: 'adopter', side: 'pre', weeks: 11, needed: 12 },
  { kind: 'few-weeks', as: 'late-adopter', side: 'post', weeks: 5, needed: 6 },
  { kind: 'thin-weeks' },
  { kind: 'no-tickets' },
  { kind: 'too-many-tickets', limit: 20_000 },
  { kind: 'too-slow', seconds: 90 },
  { kind: 'uses-assistant', weeks: 12, of: 26 },
  { kind: 'not-given' },
  { kind: 'failed', code: 'permission', error: 'The project is private.', reason: null, params: null },
  { kind: 'text', text: 'It was not found.' },
];

it('says why a team is left out', async () => {
  const sentences = sentencesOf(LEFT_OUT, (reason) => leftOutText(formats, reason));
  await expect(sentences).toMatchFileSnapshot('../../test/sentences/leftOutTeams.txt');
});

const NONE: readonly NoComparisonReason[] = [
  { kind: 'too-little-data' },
  { kind: 'no-team-left' },
  { kind: 'few-common-weeks' },
  { kind: 'few-weeks' },
  { kind: 'close-dates' },
  { kind: 'text', text: 'There is no other team.' },
];

it('says why no comparison was possible', async () => {
  await expect(sentencesOf(NONE, noComparisonText)).toMatchFileSnapshot('../../test/sentences/noComparison.txt');
});
