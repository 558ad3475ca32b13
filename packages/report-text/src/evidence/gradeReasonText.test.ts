import type { GradeReason } from '@roi-insight/contracts';
import { MAX_AVERAGED_HOURS, MIN_AVERAGED_HOURS } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { EGYPTIAN, foreignNumbers } from '../../test/foreignNumbers.ts';
import { createFormats } from '../format/index.ts';
import { gradeReasonText } from './gradeReasonText.ts';

const formats = createFormats({ currency: 'USD', locale: 'en-US' });

const SIMILAR_TYPES = 'The estimate compares tickets of the same type';
const hours = {
  kind: 'other-hours',
  share: 0.666,
  from: '09:00',
  to: '17:30',
  timeZone: 'Etc/GMT+5',
  better: null,
} as const;

const SENTENCES: readonly (readonly [GradeReason, string])[] = [
  [
    { kind: 'few-post-weeks', weeks: 7, needed: 8 },
    'Only 7 full weeks have passed since adoption; at least 8 are needed before a change can be told from chance.',
  ],
  [
    { kind: 'few-post-weeks', weeks: 1, needed: 8 },
    'Only 1 full week has passed since adoption; at least 8 are needed before a change can be told from chance.',
  ],
  [
    { kind: 'few-tickets', side: 'pre', tickets: 0, needed: 30 },
    'Only 0 tickets with a usable time were completed before adoption; at least 30 are needed.',
  ],
  [
    { kind: 'few-tickets', side: 'post', tickets: 1, needed: 30 },
    'Only 1 ticket with a usable time was completed in full weeks after adoption; at least 30 are needed.',
  ],
  [
    { kind: 'bulk-weeks', weeks: 2, tickets: 1062 },
    'Not counted are the 1,062 tickets of 2 weeks in which far more than the usual number was completed: a clean-up, not work.',
  ],
  [
    { kind: 'bulk-weeks', weeks: 1, tickets: 90 },
    'Not counted are the 90 tickets of 1 week in which far more than the usual number was completed: a clean-up, not work.',
  ],
  [
    { kind: 'few-filled-weeks', filled: 19, weeks: 39, needed: 20 },
    'Only 19 of the 39 weeks before adoption have tickets with a usable time; at least 20 are needed to know the earlier trend.',
  ],
  [
    { kind: 'few-filled-weeks', filled: 1, weeks: 39, needed: 20 },
    'Only 1 of the 39 weeks before adoption has tickets with a usable time; at least 20 are needed to know the earlier trend.',
  ],
  [
    { kind: 'first-weeks', weeks: 3 },
    'The first 3 weeks of the project do not count: only short tickets can have been completed in them.',
  ],
  [
    { kind: 'first-weeks', weeks: 1 },
    'The first week of the project does not count: only short tickets can have been completed in it.',
  ],
  [{ kind: 'uneven-weeks' }, 'The tickets are spread too unevenly over the weeks to tell a change from chance.'],
  [
    { kind: 'elapsed-times' },
    'Too few tickets have a usable status history, so times run from creation to completion. They are mostly waiting, and how long tickets wait changes for many reasons: without usable status histories there is no verdict.',
  ],
  [
    { kind: 'wide-interval', factor: 1.735 },
    'The interval is wide: its ends differ by a factor of 1.7 in time, so the data fit very different effects.',
  ],
  [
    { kind: 'wide-interval', factor: 10.01 },
    'The interval is wide: its ends differ by a factor of more than 10 in time, so the data fit very different effects.',
  ],
  [
    { kind: 'bent-trend' },
    'The change is certain only if the earlier trend would have gone on in a straight line. If it may bend, the data no longer show a change.',
  ],
  [
    { kind: 'last-weeks' },
    'Without the six weeks before adoption, which may have been unusual, the data no longer show a change.',
  ],
  [
    { kind: 'steep-trend', percentPerWeek: -0.74 },
    'Times were already falling by 0.7% a week before adoption; the estimate takes this off, but it has to assume that the trend would have gone on.',
  ],
  [
    { kind: 'steep-trend', percentPerWeek: 0.74 },
    'Times were already rising by 0.7% a week before adoption; the estimate takes this off, but it has to assume that the trend would have gone on.',
  ],
  [
    { kind: 'type-mix', share: 0.305 },
    `The mix of ticket types changed by 31% of the tickets. ${SIMILAR_TYPES}, but a change that large may mean that types were renamed or are used differently.`,
  ],
  [
    { kind: 'type-mix-adjusted', share: 0.2 },
    `The mix of ticket types changed by 20% of the tickets. ${SIMILAR_TYPES}, so it is not affected.`,
  ],
  [
    { kind: 'measured-share', pre: 0.95, post: 0.75 },
    'The share of completed tickets with a measured time fell from 95% to 75%: the tickets without one may be of another kind, and the two periods are then not alike.',
  ],
  [
    { kind: 'clicked-share', pre: 0.1, post: 0.2 },
    'The share of tickets that were in progress for less than 6 minutes rose from 10% to 20%. They are left out, but the team may use its statuses differently than before.',
  ],
  [
    { kind: 'excluded-share', share: 0.41 },
    `41% of the completed tickets are not in the averages, because they have no measured time or took under ${MIN_AVERAGED_HOURS} or over ${MAX_AVERAGED_HOURS} hours.`,
  ],
  [
    hours,
    '67% of the starts and completions of tickets lie outside 09:00–17:30 in Etc/GMT+5. Work at those hours is not counted.',
  ],
  [
    { ...hours, better: { offsetHours: -1, share: 0 } },
    '67% of the starts and completions of tickets lie outside 09:00–17:30 in Etc/GMT+5. In a time zone 1 hour behind, only 0% would: the team may work there, and its working hours are then counted wrongly.',
  ],
  [
    { ...hours, better: { offsetHours: 9, share: 0.12 } },
    '67% of the starts and completions of tickets lie outside 09:00–17:30 in Etc/GMT+5. In a time zone 9 hours ahead, only 12% would: the team may work there, and its working hours are then counted wrongly.',
  ],
  [
    { kind: 'straddling', share: 0.26 },
    '26% of the tickets completed after adoption were started before it. Adoption can have changed only part of their time, so a change looks smaller than it is.',
  ],
  [
    { kind: 'ticket-sizes', tickets: 'smaller' },
    'The number of tickets completed per week rose more than a third as much as their time fell: the tickets may have become smaller.',
  ],
  [
    { kind: 'ticket-sizes', tickets: 'larger' },
    'The number of tickets completed per week fell more than a third as much as their time rose: the tickets may have become larger.',
  ],
  [
    { kind: 'reopened', change: 'more', pre: 0.05, post: 0.2 },
    'More completed tickets had to be reopened than before adoption (5% before, 20% after), a difference that chance alone would rarely make.',
  ],
  [
    { kind: 'bugs', change: 'fewer', pre: 0.4, post: 0.2 },
    'Fewer of the completed tickets are bugs than before adoption (40% before, 20% after), a difference that chance alone would rarely make.',
  ],
  [
    { kind: 'throughput', change: 'fewer' },
    'Fewer tickets were completed per week than before adoption, a difference that chance alone would rarely make.',
  ],
  [
    { kind: 'few-controls', controls: 0, needed: 3 },
    'No team without the assistant could be compared; such teams would show what happens without it.',
  ],
  [
    { kind: 'few-controls', controls: 1, needed: 3 },
    'There is only one team to compare with: if the two differ, nothing says which of them changed.',
  ],
  [
    { kind: 'few-controls', controls: 2, needed: 3 },
    'There are only 2 teams without the assistant to compare with; with at least 3, none of them decides alone.',
  ],
  [
    { kind: 'changed-controls', controls: [{ name: 'Harbor', effectPercent: -12.4 }] },
    'A control changed by itself at the date of adoption: “Harbor” (12% more time), compared with the other controls. It may have adopted the assistant as well.',
  ],
  [
    {
      kind: 'changed-controls',
      controls: [
        { name: 'Harbor', effectPercent: 18.1 },
        { name: 'Team 2.5', effectPercent: -9 },
      ],
    },
    'Controls changed by themselves at the date of adoption: “Harbor” (18% less time), “Team 2.5” (9% more time), each compared with the others. They may have adopted the assistant as well.',
  ],
  [
    { kind: 'unchecked-controls', names: ['Harbor', 'Iris'] },
    'Nothing says whether “Harbor”, “Iris” changed at the date of adoption as well: too few weeks have tickets of both that and the other controls.',
  ],
  [
    { kind: 'deciding-teams', names: ['Harbor'] },
    'The verdict rests on one team: without “Harbor”, it would be another.',
  ],
  [
    { kind: 'deciding-teams', names: ['Harbor', 'Iris'] },
    'The verdict rests on single teams: without any one of “Harbor”, “Iris”, it would be another.',
  ],
  [
    { kind: 'own-trend', percentPerWeek: -1.96 },
    'Compared with the controls, times were already falling by 2.0% a week before adoption. That may have gone on without the assistant.',
  ],
  [
    { kind: 'little-co-movement' },
    'The controls do not move with the team from week to week, so they hardly show what would have happened without the assistant.',
  ],
  [
    { kind: 'unknown-co-movement' },
    'Too few weeks before the first adoption to see whether the controls move with the teams that adopted.',
  ],
  [
    { kind: 'differs-from-adopters' },
    'The verdict is that of all teams that adopted; the change of this project alone does not support it.',
  ],
  [
    { kind: 'contradicts-alone' },
    'The comparison and the project by itself disagree: their intervals have nothing in common.',
  ],
  [
    { kind: 'no-control' },
    'There is no comparison group that worked without the assistant, so other causes of a change cannot be ruled out; B is the best grade possible without one.',
  ],
  [
    { kind: 'chosen-first' },
    'The comparison rules out what affected all teams alike. It does not rule out how the first team was chosen: one that was about to change anyway looks as if the assistant had changed it.',
  ],
  [{ kind: 'one-experiment' }, 'One experiment: more teams make the answer surer, not truer.'],
  [
    { kind: 'never-better', grade: 'C' },
    'By itself, this project has grade C; with teams that adopted on the same date, it is never better.',
  ],
  [
    { kind: 'one-effect', teams: 3 },
    'It is one effect for all 3 teams that adopted; those with more tickets count for more.',
  ],
  [{ kind: 'text', text: 'It took 1.5% more.' }, 'It took 1.5% more.'],
];

describe('the reasons of a grade', () => {
  it.each(SENTENCES)('%j', (reason, sentence) => {
    expect(gradeReasonText(formats, reason)).toBe(sentence);
  });

  // A report of an earlier version has sentences instead, which are shown as they are.
  it.each(SENTENCES.filter(([{ kind }]) => kind !== 'text'))('%j in other digits', (reason) => {
    const sentence = gradeReasonText(createFormats(EGYPTIAN), reason).replaceAll('“Team 2.5”', '');
    expect(foreignNumbers(EGYPTIAN, sentence)).toEqual([]);
  });
});
