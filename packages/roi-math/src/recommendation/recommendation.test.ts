import {
  type Comparison,
  type Economics,
  type EvidenceFields,
  evidenceFrom,
  type PeopleCount,
  type Report,
  type ReportUsage,
} from '@roi-insight/contracts';
import {
  comparisonGradeA,
  comparisonProgram,
  comparisonSameDate,
  organization40,
} from '@roi-insight/contracts/fixtures';
import { describe, expect, it } from 'vitest';
import { report } from '../../test/reports.ts';
import { usageWeeks } from '../../test/usageTeams.ts';
import { defaultEconomics } from '../money/economics.ts';
import { ownUnusedSeats } from '../money/spend/ownUnusedSeats.ts';
import { type Recommendation, recommendation } from './recommendation.ts';

/** The post period begins on 2025-08-25. The quarter of usage begins one week later. */
const QUARTER = '2025-09-01';
const READ_AT = '2025-12-01T09:00:00Z';

function dated(made: Report, fetchedAt = READ_AT): Report {
  const { provenance } = comparisonGradeA;
  if (provenance === undefined) throw new Error('the fixture has provenance');
  return { ...made, provenance: { ...provenance, fetched_at: fetchedAt } };
}

function withEvidence(over: Partial<EvidenceFields>, days = 91): Report {
  const { evidence, ...rest } = report({ post: { total_days: days } });
  if (evidence === undefined) throw new Error('the report has evidence');
  return dated({ ...rest, evidence: evidenceFrom({ ...evidence, ...over }) });
}

const compared = (comparison: Comparison | undefined, over: Partial<EvidenceFields>): Report => ({
  ...withEvidence(over),
  comparison,
});

type Weeks = readonly (PeopleCount | null)[];

const weeks = (active: PeopleCount | null, count = 13): Weeks => Array.from({ length: count }, () => active);

/** The report with 23 seats and these people in the weeks of the last quarter. */
function withUse(active: Weeks, { seats = 23, readAt = READ_AT }: { seats?: number; readAt?: string } = {}): Report {
  const source = {
    source: 'table',
    activeBasis: 'week',
    people: 40,
    observedStart: null,
    weeks: usageWeeks(active, { seats }, QUARTER),
  } as const;
  const teams = [{ key: 'OWN', name: 'Own', control: null, sources: [source] }];
  const usage: ReportUsage = { currency: 'USD', reportCurrency: 'USD', teams, otherTeams: 0 };
  return { ...dated(report(), readAt), usage };
}

const adviceFor = (made: Report, entered: Partial<Economics> = {}) => {
  const economics = { ...defaultEconomics, ...entered };
  return recommendation(made, economics, ownUnusedSeats(made, economics));
};

const seatsOf = (made: Report, economics: Partial<Economics> = {}) => {
  const found = adviceFor(made, economics);
  return found?.kind === 'fewer-seats' ? found : null;
};

describe('seats to give up', () => {
  it('are the unused seats of the last quarter, with their price of a year', () => {
    expect(adviceFor(withUse([...weeks(4, 12), 5]))).toEqual({
      kind: 'fewer-seats',
      seats: 23,
      unused: 18,
      isLeast: false,
      dollarsPerYear: 4320,
    });
  });

  it('are the smallest number that fits the usage if 1 to 4 people were active', () => {
    expect(adviceFor(withUse(weeks('1-4')))).toMatchObject({ unused: 19, isLeast: true, dollarsPerYear: 4560 });
  });

  it.each<readonly [string, Report, Partial<Economics>, boolean]>([
    ['2 of 20 seats were unused', withUse(weeks(18), { seats: 20 }), {}, true],
    ['fewer than 2 seats were unused', withUse(weeks(9), { seats: 10 }), {}, false],
    ['less than 10% of the seats were unused', withUse(weeks(19), { seats: 21 }), {}, false],
    ['10 weeks are covered', withUse([...weeks(5, 5), null, null, null, ...weeks(5, 5)]), {}, true],
    ['only 9 weeks are covered', withUse([...weeks(5, 5), null, null, null, null, ...weeks(5, 4)]), {}, false],
    [
      'the report was read 10 days after the last week',
      withUse(weeks(5), { readAt: '2025-12-10T00:00:00Z' }),
      {},
      true,
    ],
    ['the usage ended more than 10 days ago', withUse(weeks(5), { readAt: '2025-12-10T00:00:01Z' }), {}, false],
    ['a seat costs nothing', withUse(weeks(5)), { pricePerSeatMonth: 0 }, false],
    ['the price of a seat is unknown', withUse(weeks(5)), { spend: [{ month: '2025-10', amount: 900 }] }, false],
  ])('exist only with enough data and savings: %s', (_, made, economics, isAdvised) => {
    expect(seatsOf(made, economics) !== null).toBe(isAdvised);
  });
});

const UNDETECTED: Partial<EvidenceFields> = { verdict: 'no-detectable-change', intervalPercent: [-5, 30] };
const SLOWER: Partial<EvidenceFields> = {
  verdict: 'slower',
  intervalPercent: [-30, -5],
  effectPercent: -15,
  headlinePercent: -12,
};

const [few, fewTickets] = [
  { kind: 'few-post-weeks', weeks: 5, needed: 8 },
  { kind: 'few-tickets', side: 'post', tickets: 15, needed: 30 },
] as const;

const toWait = (percent20: number | null, percent30: number | null, days = 35) =>
  withEvidence({ ...UNDETECTED, weeksToDetect: { percent20, percent30 }, weeks: { pre: 39, post: 5 } }, days);

/** The report was read on the day after its last full week. */
const inTime = (made: Report) => dated(made, '2025-09-29T09:00:00Z');

const tooLittle = (gradeReasons: EvidenceFields['gradeReasons']) =>
  withEvidence({ verdict: 'too-little-data', gradeReasons, weeks: { pre: 39, post: 5 } }, 35);

const later = (lasting: 'fading' | 'gone' | 'lasting', complete = true) => {
  const quarter = {
    firstWeek: 0,
    lastWeek: 12,
    complete,
    tickets: 100,
    weeks: 13,
    measuredHours: { tickets: 100, hours: 800 },
    effectPercent: 5,
    intervalPercent: [1, 9] as [number, number],
    headlinePercent: 4,
    detectablePercent: 20,
  };
  return withEvidence({ lasting, quarters: [quarter, { ...quarter, firstWeek: 13, lastWeek: 25 }] });
};

const METHOD: Partial<EvidenceFields> = { method: 'comparison', gradeReasons: [{ kind: 'chosen-first' }] };
const notCompared: Comparison | undefined = comparisonGradeA.comparison && {
  ...comparisonGradeA.comparison,
  design: null,
  verdict: 'too-little-data',
  effectPercent: null,
  intervalPercent: null,
};
const withoutNext: Comparison | undefined = comparisonProgram.comparison && {
  ...comparisonProgram.comparison,
  teams: comparisonProgram.comparison.teams.filter(({ role }) => role !== 'control'),
};

it.each<readonly [string, Report, Partial<Economics>, Recommendation['kind'] | null]>([
  ['a range that crosses zero', withEvidence(UNDETECTED), {}, null],
  ['licenses above the high end of an inconclusive net', withEvidence(UNDETECTED), { seats: 400 }, 'renegotiate'],
  ['licenses above the high end of a saving', withEvidence({}), { seats: 400 }, 'renegotiate'],
  ['grade D and licenses above any saving', withEvidence({ ...UNDETECTED, grade: 'D' }), { seats: 400 }, 'renegotiate'],
  ['a loss with free licenses', withEvidence(SLOWER), { pricePerSeatMonth: 0 }, 'compare'],
  ['a loss with licenses', withEvidence(SLOWER), {}, 'renegotiate'],
  ['time that has no value', withEvidence({}), { realisationRate: 0 }, 'compare'],
  ['no number of seats', withEvidence({}), { seats: 0 }, null],
  ['more hours than the team works', report({ post: { avg_hours_per_task: 1 } }), { seats: 1 }, null],
  ['a saving that fades', later('fading'), {}, 'find-change'],
  ['a saving that is gone', later('gone'), {}, 'find-change'],
  ['a saving that lasts', later('lasting'), {}, 'compare'],
  ['a later quarter that is not over', later('fading', false), {}, 'compare'],
  ['a change without other teams', withEvidence({}), {}, 'compare'],
  ['teams of one date', dated(comparisonSameDate), {}, 'compare'],
  ['other teams that could not be compared', compared(notCompared, {}), {}, null],
  ['a change in comparison with other teams', compared(comparisonGradeA.comparison, METHOD), {}, 'draw-order'],
  ['a change in an organization with teams that have not started', dated(organization40), {}, 'draw-order'],
  ['a comparison in which all teams have started', compared(withoutNext, METHOD), {}, null],
  [
    'no change in comparison with other teams',
    compared(comparisonGradeA.comparison, { ...METHOD, ...UNDETECTED }),
    {},
    null,
  ],
  ['a report without evidence', report({ evidence: undefined }), {}, null],
])('the recommendation for %s', (_, made, economics, kind) => {
  expect(adviceFor(made, economics)?.kind ?? null).toBe(kind);
});

it.each<readonly [string, Report, { after: string; percent: number | null } | null]>([
  ['20% if that is possible in the first quarter', inTime(toWait(6, 2)), { after: '2025-11-09', percent: 20 }],
  ['30% otherwise', inTime(toWait(9, 8)), { after: '2025-11-23', percent: 30 }],
  ['no saving if it takes longer', inTime(toWait(20, 9)), null],
  ['no saving that can already be found', inTime(toWait(null, 0)), null],
  ['no saving in a finished quarter', toWait(6, 2, 91), null],
  ['no saving if the tickets ended long before they were read', toWait(6, 2), null],
  ['a verdict if weeks are missing', inTime(tooLittle([few])), { after: '2025-10-19', percent: null }],
  ['a verdict if tickets are missing', inTime(tooLittle([few, fewTickets])), { after: '2025-11-02', percent: null }],
  ['no verdict if tickets before adoption are missing', inTime(tooLittle([few, { ...fewTickets, side: 'pre' }])), null],
  ['no verdict if there are no tickets', inTime(tooLittle([few, { ...fewTickets, tickets: 0 }])), null],
  ['no verdict if weeks do not help', inTime(tooLittle([few, { kind: 'elapsed-times' }])), null],
])('the day of the next report promises %s', (_, made, expected) => {
  expect(adviceFor(made)).toEqual(expected && { kind: 'ask-again', ...expected });
});

it('the first condition that holds decides', () => {
  const usage = withUse(weeks(5)).usage;
  const waiting = inTime(toWait(6, 2));
  const used = { ...later('gone'), usage };
  const kinds = (made: Report, economics: Partial<Economics>) => adviceFor(made, economics)?.kind;
  expect(kinds(used, { pricePerSeatMonth: 2000 })).toBe('fewer-seats');
  expect(kinds(waiting, { pricePerSeatMonth: 2000 })).toBe('renegotiate');
  expect(kinds(later('gone'), { pricePerSeatMonth: 2000 })).toBe('renegotiate');
  expect(kinds({ ...later('gone'), comparison: comparisonGradeA.comparison }, {})).toBe('find-change');
});
