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
    'Only 7 full weeks have passed since adoption; at least 8 are needed to detect a change.',
  ],
  [
    { kind: 'few-post-weeks', weeks: 1, needed: 8 },
    'Only 1 full week has passed since adoption; at least 8 are needed to detect a change.',
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
    '1,062 tickets from 2 weeks are excluded because far more tickets than usual were completed: a cleanup, not work.',
  ],
  [
    { kind: 'bulk-weeks', weeks: 1, tickets: 90 },
    '90 tickets from 1 week are excluded because far more tickets than usual were completed: a cleanup, not work.',
  ],
  [
    { kind: 'few-filled-weeks', filled: 19, weeks: 39, needed: 20 },
    'Only 19 of the 39 weeks before adoption have tickets with a usable time; at least 20 are needed to establish the earlier trend.',
  ],
  [
    { kind: 'few-filled-weeks', filled: 1, weeks: 39, needed: 20 },
    'Only 1 of the 39 weeks before adoption has tickets with a usable time; at least 20 are needed to establish the earlier trend.',
  ],
  [
    { kind: 'first-weeks', weeks: 3 },
    'The first 3 weeks of the project are excluded: only short tickets could have been completed in them.',
  ],
  [
    { kind: 'first-weeks', weeks: 1 },
    'The first week of the project is excluded: only short tickets could have been completed in it.',
  ],
  [{ kind: 'uneven-weeks' }, 'Tickets are spread too unevenly over the weeks to separate a change from chance.'],
  [
    { kind: 'few-completed', side: 'pre', tickets: 9, needed: 10 },
    'Only 9 tickets were completed in the period before adoption; time in progress needs at least 10. Times run from creation to completion instead. Most of that is waiting, so there is no verdict.',
  ],
  [
    { kind: 'few-completed', side: 'post', tickets: 1, needed: 10 },
    'Only 1 ticket was completed in the period after adoption; time in progress needs at least 10. Times run from creation to completion instead. Most of that is waiting, so there is no verdict.',
  ],
  [
    { kind: 'elapsed-times' },
    'Too few tickets have a usable status history, so times run from creation to completion. Most of that is waiting, which changes for many reasons, so there is no verdict.',
  ],
  [
    { kind: 'wide-interval', factor: 1.735 },
    'The range is wide: its ends differ by a factor of 1.7, so very different effects fit the data.',
  ],
  [
    { kind: 'wide-interval', factor: 10.01 },
    'The range is wide: its ends differ by a factor of more than 10, so very different effects fit the data.',
  ],
  [
    { kind: 'bent-trend' },
    'The result assumes the earlier trend would have continued in a straight line. If it could have curved, the change is no longer clear.',
  ],
  [
    { kind: 'last-weeks' },
    'Without the six weeks before adoption, which may have been unusual, the change is no longer clear.',
  ],
  [
    { kind: 'steep-trend', percentPerWeek: -0.74 },
    'Times were already falling by 0.7% a week before adoption. The estimate removes this, but assumes the trend would have continued.',
  ],
  [
    { kind: 'steep-trend', percentPerWeek: 0.74 },
    'Times were already rising by 0.7% a week before adoption. The estimate removes this, but assumes the trend would have continued.',
  ],
  [
    { kind: 'type-mix', share: 0.305 },
    `The mix of ticket types shifted by 31%. ${SIMILAR_TYPES}, but a shift this large may mean that types were renamed or are used differently.`,
  ],
  [
    { kind: 'type-mix-adjusted', share: 0.2 },
    `The mix of ticket types shifted by 20%. ${SIMILAR_TYPES}, so it isn’t affected.`,
  ],
  [
    { kind: 'measured-share', pre: 0.95, post: 0.75 },
    'The share of completed tickets with a measured time fell from 95% to 75%. Tickets without one may be different, so the two periods may not be comparable.',
  ],
  [
    { kind: 'clicked-share', pre: 0.1, post: 0.2 },
    'The share of tickets in progress for less than 6 minutes rose from 10% to 20%. They are excluded, but the team may be using its statuses differently.',
  ],
  [
    { kind: 'excluded-share', share: 0.41 },
    `41% of completed tickets are not in the averages: they have no measured time, or took under ${MIN_AVERAGED_HOURS} or over ${MAX_AVERAGED_HOURS} hours.`,
  ],
  [
    hours,
    '67% of ticket starts and completions fall outside 09:00–17:30 in Etc/GMT+5. Work at those hours isn’t counted.',
  ],
  [
    { ...hours, better: { offsetHours: -1, share: 0 } },
    '67% of ticket starts and completions fall outside 09:00–17:30 in Etc/GMT+5. In a time zone 1 hour behind, only 0% would. If the team works there, its working hours are counted incorrectly.',
  ],
  [
    { ...hours, better: { offsetHours: 9, share: 0.12 } },
    '67% of ticket starts and completions fall outside 09:00–17:30 in Etc/GMT+5. In a time zone 9 hours ahead, only 12% would. If the team works there, its working hours are counted incorrectly.',
  ],
  [
    { kind: 'straddling', share: 0.26 },
    '26% of tickets completed after adoption were started before it. Adoption could only affect part of their time, so the change looks smaller than it is.',
  ],
  [
    { kind: 'ticket-sizes', tickets: 'smaller' },
    'Tickets completed per week rose more than a third as much as time per ticket fell. Tickets may have become smaller.',
  ],
  [
    { kind: 'ticket-sizes', tickets: 'larger' },
    'Tickets completed per week fell more than a third as much as time per ticket rose. Tickets may have become larger.',
  ],
  [
    { kind: 'reopened', change: 'more', pre: 0.05, post: 0.2 },
    'The share of reopened tickets rose from 5% to 20%, more than chance explains.',
  ],
  [
    { kind: 'bugs', change: 'fewer', pre: 0.4, post: 0.2 },
    'The share of bugs among completed tickets fell from 40% to 20%, more than chance explains.',
  ],
  [
    { kind: 'throughput', change: 'fewer' },
    'The number of tickets completed per week fell, more than chance explains.',
  ],
  [
    { kind: 'few-controls', controls: 0, needed: 3 },
    'No team without the assistant could be compared. Such teams show what would have happened anyway.',
  ],
  [
    { kind: 'few-controls', controls: 1, needed: 3 },
    'There is only one team to compare with. If the two differ, the data can’t show which one changed.',
  ],
  [
    { kind: 'few-controls', controls: 2, needed: 3 },
    'There are only 2 teams without the assistant to compare with. With at least 3, no single team decides the result.',
  ],
  [
    { kind: 'changed-controls', controls: [{ name: 'Harbor', effectPercent: -12.4 }] },
    'A control changed on its own at the adoption date: “Harbor” (12% more time), compared with the other controls. It may have adopted the assistant too.',
  ],
  [
    {
      kind: 'changed-controls',
      controls: [
        { name: 'Harbor', effectPercent: 18.1 },
        { name: 'Team 2.5', effectPercent: -9 },
      ],
    },
    'Controls changed on their own at the adoption date: “Harbor” (18% less time), “Team 2.5” (9% more time), each compared with the others. They may have adopted the assistant too.',
  ],
  [
    { kind: 'unchecked-controls', names: ['Harbor', 'Iris'] },
    'We couldn’t check whether “Harbor”, “Iris” changed at the adoption date too: too few weeks have tickets from the other controls as well.',
  ],
  [
    { kind: 'deciding-teams', names: ['Harbor'] },
    'The result depends on one team: without “Harbor”, it would be different.',
  ],
  [
    { kind: 'deciding-teams', names: ['Harbor', 'Iris'] },
    'The result depends on individual teams: without any one of “Harbor”, “Iris”, it would be different.',
  ],
  [
    { kind: 'own-trend', percentPerWeek: -1.96 },
    'Compared with the controls, times were already falling by 2.0% a week before adoption. That might have continued without the assistant.',
  ],
  [
    { kind: 'little-co-movement' },
    'The controls don’t move with the team from week to week, so they say little about what would have happened without the assistant.',
  ],
  [
    { kind: 'unknown-co-movement' },
    'There are too few weeks before the first adoption to check whether the controls move with the adopters.',
  ],
  [
    { kind: 'differs-from-adopters' },
    'The result covers all teams that adopted; this project’s own change doesn’t support it.',
  ],
  [{ kind: 'contradicts-alone' }, 'The comparison and this project on its own disagree: their ranges don’t overlap.'],
  [
    { kind: 'no-control' },
    'No control group worked without the assistant, so other causes can’t be ruled out. B is the highest grade without one.',
  ],
  [
    { kind: 'chosen-first' },
    'The comparison rules out what affected all teams alike, but not how the first team was chosen: a team about to change anyway looks as if the assistant changed it.',
  ],
  [{ kind: 'one-experiment' }, 'This is one experiment: more teams make the result more precise, not more convincing.'],
  [
    { kind: 'never-better', grade: 'C' },
    'On its own, this project has grade C; teams that adopted on the same date can’t raise it.',
  ],
  [
    { kind: 'one-effect', teams: 3 },
    'One effect is estimated for all 3 teams that adopted; teams with more tickets weigh more.',
  ],
  [{ kind: 'text', text: 'It took 1.5% more.' }, 'It took 1.5% more.'],
];

describe('the reasons of a grade', () => {
  it.each(SENTENCES)('%j', (reason, sentence) => {
    expect(gradeReasonText(formats, reason)).toBe(sentence);
  });

  // A report of an earlier version has sentences instead, which are shown unchanged.
  it.each(SENTENCES.filter(([{ kind }]) => kind !== 'text'))('%j uses the digits of the locale', (reason) => {
    const sentence = gradeReasonText(createFormats(EGYPTIAN), reason).replaceAll('“Team 2.5”', '');
    expect(foreignNumbers(EGYPTIAN, sentence)).toEqual([]);
  });
});
