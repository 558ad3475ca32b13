import type { GradeReason } from '@roi-insight/contracts';
import { expect, it } from 'vitest';
import { EGYPTIAN, foreignNumbers } from '../../test/foreignNumbers.ts';
import { sentencesOf } from '../../test/sentencesOf.ts';
import { createFormats } from '../format/index.ts';
import { gradeReasonText } from './gradeReasonText.ts';

const formats = createFormats({ currency: 'USD', locale: 'en-US' });

const hours = {
  kind: 'other-hours',
  share: 0.666,
  from: '09:00',
  to: '17:30',
  timeZone: 'Etc/GMT+5',
  better: null,
} as const;

const REASONS: readonly GradeReason[] = [
  { kind: 'few-post-weeks', weeks: 7, needed: 8 },
  { kind: 'few-post-weeks', weeks: 1, needed: 8 },
  { kind: 'few-tickets', side: 'pre', tickets: 0, needed: 30 },
  { kind: 'few-tickets', side: 'post', tickets: 1, needed: 30 },
  { kind: 'bulk-weeks', weeks: 2, tickets: 1062 },
  { kind: 'bulk-weeks', weeks: 1, tickets: 90 },
  { kind: 'few-filled-weeks', filled: 19, weeks: 39, needed: 20 },
  { kind: 'few-filled-weeks', filled: 1, weeks: 39, needed: 20 },
  { kind: 'first-weeks', weeks: 3 },
  { kind: 'first-weeks', weeks: 1 },
  { kind: 'uneven-weeks' },
  { kind: 'few-completed', side: 'pre', tickets: 9, needed: 10 },
  { kind: 'few-completed', side: 'post', tickets: 1, needed: 10 },
  { kind: 'elapsed-times' },
  { kind: 'wide-interval', factor: 1.735 },
  { kind: 'wide-interval', factor: 10.01 },
  { kind: 'close-call' },
  { kind: 'bent-trend' },
  { kind: 'last-weeks' },
  { kind: 'steep-trend', percentPerWeek: -0.74 },
  { kind: 'steep-trend', percentPerWeek: 0.74 },
  { kind: 'type-mix', share: 0.305 },
  { kind: 'type-mix-adjusted', share: 0.2 },
  { kind: 'measured-share', pre: 0.95, post: 0.75 },
  { kind: 'whole-days' },
  { kind: 'logged-habit', percent: -30.2 },
  { kind: 'logged-habit', percent: 12 },
  { kind: 'logged-kind', percent: -26.1 },
  { kind: 'logged-kind', percent: 18 },
  { kind: 'clicked-share', pre: 0.1, post: 0.2 },
  { kind: 'excluded-share', share: 0.41 },
  hours,
  { ...hours, better: { offsetHours: -1, share: 0 } },
  { ...hours, better: { offsetHours: 9, share: 0.12 } },
  { kind: 'straddling', share: 0.26 },
  { kind: 'ticket-sizes', tickets: 'smaller' },
  { kind: 'ticket-sizes', tickets: 'larger' },
  { kind: 'reopened', change: 'more', pre: 0.05, post: 0.2 },
  { kind: 'bugs', change: 'fewer', pre: 0.4, post: 0.2 },
  { kind: 'bugs-created', change: 'more' },
  { kind: 'throughput', change: 'fewer' },
  { kind: 'size-changed', percent: 23.4 },
  { kind: 'size-changed', percent: -18 },
  { kind: 'size-decides' },
  { kind: 'few-controls', controls: 0, needed: 3 },
  { kind: 'few-controls', controls: 1, needed: 3 },
  { kind: 'few-controls', controls: 2, needed: 3 },
  { kind: 'changed-controls', controls: [{ name: 'Harbor', effectPercent: -12.4 }] },
  {
    kind: 'changed-controls',
    controls: [
      { name: 'Harbor', effectPercent: 18.1 },
      { name: 'Team 2.5', effectPercent: -9 },
    ],
  },
  { kind: 'unchecked-controls', names: ['Harbor', 'Iris'] },
  { kind: 'deciding-teams', names: ['Harbor'] },
  { kind: 'deciding-teams', names: ['Harbor', 'Iris'] },
  { kind: 'own-trend', percentPerWeek: -1.96 },
  { kind: 'little-co-movement' },
  { kind: 'unknown-co-movement' },
  { kind: 'differs-from-adopters' },
  { kind: 'contradicts-alone' },
  { kind: 'no-control' },
  { kind: 'chosen-first' },
  { kind: 'one-experiment' },
  { kind: 'never-better', grade: 'C' },
  { kind: 'one-effect', teams: 3 },
  { kind: 'verified-controls', controls: 3, of: 3, weeks: 26 },
  { kind: 'verified-controls', controls: 1, of: 1, weeks: 26 },
  { kind: 'verified-controls', controls: 2, of: 4, weeks: 26 },
  { kind: 'verified-controls', controls: 1, of: 4, weeks: 26 },
  { kind: 'text', text: 'It took 1.5% more.' },
];

it('the sentences give the reason for a grade', async () => {
  const sentences = sentencesOf(REASONS, (reason) => gradeReasonText(formats, reason));
  await expect(sentences).toMatchFileSnapshot('../../test/sentences/gradeReasons.txt');
});

it('the sentences have every number in the format of the locale', () => {
  // A report of an earlier version has sentences instead of kinds, and they are shown unchanged.
  const texts = REASONS.filter(({ kind }) => kind !== 'text').map((reason) =>
    gradeReasonText(createFormats(EGYPTIAN), reason).replaceAll('“Team 2.5”', ''),
  );
  expect(texts.flatMap((text) => foreignNumbers(EGYPTIAN, text))).toEqual([]);
});
