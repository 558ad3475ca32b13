import type { PlanCondition, PlanDeviation } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { plan, read } from '../../../test/plans.ts';
import { sentencesOf } from '../../../test/sentencesOf.ts';
import { defaultBrand } from '../../brand.ts';
import { createFormats } from '../../format/index.ts';
import { orderChanceText } from './orderChanceText.ts';
import type { HintedResult } from './planConditionHint.ts';
import { planConditionText } from './planConditionText.ts';
import { planDeviationText } from './planDeviationText.ts';
import { planForecastText } from './planForecastText.ts';
import { savedRangeText } from './savedRangeText.ts';

const formats = createFormats(defaultBrand);

describe('the chance', () => {
  it.each([
    [1, 60, 60, '1 of 60 orders would look like this by chance: the one that was drawn.'],
    [3, 1680, 1680, '3 of 1,680 orders would look like this by chance.'],
    [12, 5000, 1.3e9, '12 of 5,000 orders, taken at random from 1.3 billion, would look like this by chance.'],
    [12, 5000, 20_160, '12 of 5,000 orders, taken at random from 20,160, would look like this by chance.'],
    [12, 5000, 6.65e6, '12 of 5,000 orders, taken at random from 6.7 million, would look like this by chance.'],
    [12, 5000, 3e15, '12 of 5,000 orders, taken at random from more than a trillion, would look like this by chance.'],
  ])('is %d of %d compared orders if %d orders are possible', (extreme, compared, possible, text) => {
    expect(orderChanceText(formats, { ...read, extreme, compared, possible })).toBe(text);
  });
});

it.each([
  [18.2, 35.4, '18% to 35% less time'],
  [-8, 21, '8% slower to 21% faster'],
  [18.2, null, 'at least 18% less time'],
  [-8, null, 'at most 8% more time'],
  [null, 21, 'at most 21% less time'],
  [null, -8, 'at least 8% more time'],
  [null, null, 'any change'],
])('the range from %s to %s is put into words', (low, high, text) => {
  expect(savedRangeText(formats, { low, high })).toBe(text);
});

it('the text gives the forecast for the longest length that the plan reaches', () => {
  const terms = { ...plan.terms, weeks: 24 };
  expect(planForecastText(formats, { ...plan, terms })).toBe(
    'Before it began, the plan expected 20 weeks to find a saving of 20% in 25 of 100 rollouts if everyone uses the assistant.',
  );
  expect(planForecastText(formats, { ...plan, terms: { ...terms, weeks: 19 } })).toBeNull();
});

const DEVIATIONS: readonly PlanDeviation[] = [
  { kind: 'changed' },
  { kind: 'other-order' },
  { kind: 'not-witnessed' },
  { kind: 'registered-late', created: '2027-02-01T10:00:00Z' },
  { kind: 'not-confirmed', why: 'missing' },
  { kind: 'not-confirmed', why: 'other-code' },
  { kind: 'not-confirmed', why: 'several' },
  { kind: 'not-confirmed', why: 'edited' },
  { kind: 'not-confirmed', why: 'several-codes' },
  { kind: 'not-confirmed', why: 'out-of-order' },
  { kind: 'not-confirmed', why: 'other-time' },
  { kind: 'other-measurement', planned: '9', used: '10' },
  { kind: 'other-host', planned: 'a.example', read: 'b.example' },
  { kind: 'late-start', key: 'ATL', planned: '2027-02-01', started: '2027-02-15' },
  { kind: 'late-start', key: 'ATL', planned: '2027-02-01', started: '2027-02-02' },
  { kind: 'early-start', key: 'ATL', planned: '2027-02-01', started: '2027-01-25' },
  { kind: 'early-start', key: 'CYG', planned: '2027-07-05', started: '2027-02-01' },
  { kind: 'not-started', key: 'DRA', planned: '2027-04-05' },
  { kind: 'waiting-used', key: 'CYG', weeks: 1 },
  { kind: 'waiting-used', key: 'PIL', weeks: 3 },
  { kind: 'usage-start', key: 'ATL', start: '2027-02-01', use: 'not-used' },
  { kind: 'usage-start', key: 'ATL', start: '2027-02-01', use: 'used-before' },
  { kind: 'usage-start', key: 'ATL', start: '2027-02-01', use: 5 },
  { kind: 'usage-start', key: 'ATL', start: '2027-02-01', use: -12 },
  { kind: 'lost-team', key: 'XXX', why: 'unread' },
  ...(['no-tickets', 'other-measure', 'measured-share', 'histories', 'statuses', 'planning-weeks'] as const).map(
    (why) => ({ kind: 'lost-team', key: 'ATL', why }) as const,
  ),
];

it('each deviation from the plan has a sentence about its consequence', async () => {
  const sentences = sentencesOf(DEVIATIONS, (deviation) => {
    const { text, consequence } = planDeviationText(formats, plan, deviation);
    return `${text}\n${consequence}`;
  });
  await expect(sentences).toMatchFileSnapshot('../../../test/sentences/planDeviations.txt');
});

const CONDITIONS = [
  'one-plan',
  'drawn',
  'teams',
  'starts',
  'waiting-waited',
  'same-work',
  'same-measurement',
  'no-harm',
] as const satisfies PlanCondition['kind'][];
const LOST: readonly PlanDeviation[] = [{ kind: 'lost-team', key: 'ATL', why: 'planning-weeks' }];

it('each condition of the best grade has a sentence, and another one if it is not confirmed', async () => {
  const [same, harm] = [read.sameWork, read.waitingHarm];
  const slower = { slowerPercent: 9, driftPercent: 6 };
  const changes = ['throughput', 'bugs', 'reopened', 'measured', 'mix', 'sized', 'size'] as const;
  const cases: readonly (readonly [PlanCondition, Partial<HintedResult>])[] = [
    ...CONDITIONS.map((kind) => [{ kind, state: 'met' }, {}] as const),
    ...CONDITIONS.map(
      (kind) => [{ kind, state: 'not-confirmed' }, { waitingHarm: { ...harm, exceeds: null } }] as const,
    ),
    [
      { kind: 'starts', state: 'not-confirmed' },
      { hours: [154, 42].map((days) => ({ key: 'ATL', hours: 900, effectHours: 800, days })) },
    ],
    ...(['teams', 'same-measurement'] as const).map(
      (kind) => [{ kind, state: 'not-confirmed' }, { deviations: LOST }] as const,
    ),
    ...[LOST, [...LOST, ...LOST]].map((deviations) => [{ kind: 'teams', state: 'not-met' }, { deviations }] as const),
    [{ kind: 'same-work', state: 'not-met' }, { sameWork: { ...same, changes } }],
    ...[43, -2].map(
      (moreTickets) => [{ kind: 'same-work', state: 'not-confirmed' }, { sameWork: { ...same, moreTickets } }] as const,
    ),
    ...(['drift', 'saving'] as const).map(
      (exceeds) =>
        [{ kind: 'no-harm', state: 'not-confirmed' }, { waitingHarm: { ...harm, ...slower, exceeds } }] as const,
    ),
  ];
  const sentences = sentencesOf(cases, ([condition, part]) => {
    const { word, text } = planConditionText(formats, { ...read, deviations: [], ...part }, condition);
    return `${word}: ${text}`;
  });
  await expect(sentences).toMatchFileSnapshot('../../../test/sentences/planConditions.txt');
});

it('a condition that is not met has the sentence of one that is met', () => {
  const text = (state: PlanCondition['state']) => planConditionText(formats, read, { kind: 'starts', state });
  expect(text('not-met')).toEqual({ state: 'not-met', word: 'Not met', text: text('met').text });
});
