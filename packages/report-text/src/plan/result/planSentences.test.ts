import type { PlanDeviation } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { plan, read } from '../../../test/plans.ts';
import { defaultBrand } from '../../brand.ts';
import { createFormats } from '../../format/index.ts';
import { orderChanceText } from './orderChanceText.ts';
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
  ])('is %d of %d orders, of %d possible ones', (extreme, compared, possible, text) => {
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

it('the forecast is the longest one within the plan’s length', () => {
  const terms = { ...plan.terms, weeks: 24 };
  expect(planForecastText(formats, { ...plan, terms })).toBe(
    'Before it began, the plan expected 20 weeks to find a saving of 20% in 25 of 100 rollouts if everyone uses the assistant.',
  );
  expect(planForecastText(formats, { ...plan, terms: { ...terms, weeks: 19 } })).toBeNull();
});

const AS_DRAWN = 'Its tickets count as if it had started in its drawn week, so the effect looks smaller than it is.';
const CHANGED = 'The result names no cause, and its grade is C at most.';
const NO_CAUSE = 'The result names no cause. It counts against the grade.';

it.each([
  [{ kind: 'changed' }, 'The file was changed after its code was made: the two don’t match.', CHANGED],
  [{ kind: 'other-order' }, 'The order in the file is not the one that its code and registration draw.', NO_CAUSE],
  [
    { kind: 'not-witnessed' },
    'No Jira issue shows when this plan was made.',
    'A planner could have drawn several times and kept one order. It counts against the grade.',
  ],
  [
    { kind: 'registered-late', created: '2027-02-01T10:00:00Z' },
    'The Jira issue of this plan was created on Feb 1, 2027, after the first start.',
    NO_CAUSE,
  ],
  [{ kind: 'not-confirmed', why: 'missing' }, 'The Jira issue with the code of this plan was not found.', NO_CAUSE],
  [{ kind: 'not-confirmed', why: 'other-code' }, 'The Jira issue of this plan does not contain its code.', NO_CAUSE],
  [
    { kind: 'not-confirmed', why: 'several' },
    'Several Jira issues contain the code of a plan, so the planners could have chosen between orders.',
    NO_CAUSE,
  ],
  [
    { kind: 'not-confirmed', why: 'other-time' },
    'The Jira issue of this plan was created at another time than the file says.',
    NO_CAUSE,
  ],
  [
    { kind: 'other-measurement', planned: '9', used: '10' },
    'The plan was made with measurement version 9; this report uses version 10.',
    'All weeks are measured with the new version. The weights are those of the plan. It counts against the grade.',
  ],
  [
    { kind: 'other-host', planned: 'a.example', read: 'b.example' },
    'The plan is for a.example; the tickets are from b.example.',
    'If the tracker moved, the result is right. It counts against the grade.',
  ],
  [
    { kind: 'late-start', key: 'ATL', planned: '2027-02-01', started: '2027-02-15' },
    '“Atlas” started on Feb 15, 2027, 2 weeks later than planned.',
    AS_DRAWN,
  ],
  [
    { kind: 'late-start', key: 'ATL', planned: '2027-02-01', started: '2027-02-02' },
    '“Atlas” started on Feb 2, 2027, 1 day later than planned.',
    AS_DRAWN,
  ],
  [
    { kind: 'early-start', key: 'ATL', planned: '2027-02-01', started: '2027-01-25' },
    '“Atlas” started on Jan 25, 2027, 1 week earlier than planned.',
    AS_DRAWN,
  ],
  [
    { kind: 'early-start', key: 'CYG', planned: '2027-07-05', started: '2027-02-01' },
    '“Cygnus” was to wait, but started on Feb 1, 2027.',
    AS_DRAWN,
  ],
  [
    { kind: 'not-started', key: 'DRA', planned: '2027-04-05' },
    '“Draco” did not start; planned was Apr 5, 2027.',
    AS_DRAWN,
  ],
  [
    { kind: 'waiting-used', key: 'CYG', weeks: 1 },
    '“Cygnus” was to wait, but used the assistant in 1 week.',
    'It still counts as waiting, so the effect looks smaller than it is. It counts against the grade.',
  ],
  [
    { kind: 'waiting-used', key: 'PIL', weeks: 3 },
    '“Pilots” was to wait, but used the assistant in 3 weeks.',
    'It still counts as waiting, so the effect looks smaller than it is. It counts against the grade.',
  ],
  [
    { kind: 'lost-team', key: 'XXX' },
    '“XXX” could not be read.',
    'Its weeks are missing. It keeps its place in the order, and the other teams count.',
  ],
  [
    { kind: 'other-measure', key: 'ATL' },
    '“Atlas” could not be measured as planned.',
    'Its hours may differ from those that its weight is based on. It counts against the grade.',
  ],
  ...(
    [
      ['measured-share', 'The share of tickets of “Atlas” with a measured time changed after the first start.'],
      ['clicks', 'The share of tickets of “Atlas” that were in progress for minutes changed after the first start.'],
      ['mix', 'The mix of ticket types of “Atlas” changed after the first start.'],
      ['size', 'Tickets of “Atlas” were estimated at another size after the first start.'],
    ] as const
  ).map(
    ([doubt, text]) =>
      [
        { kind: 'doubt', key: 'ATL', doubt },
        text,
        'Part of the difference may be a difference in measurement. It counts against the grade.',
      ] as const,
  ),
] satisfies readonly (readonly [PlanDeviation, string, string])[])(
  'the deviation %j has a sentence',
  (deviation, text, consequence) => {
    expect(planDeviationText(formats, plan, deviation)).toEqual({ text, consequence });
  },
);

it.each([
  [
    'plan-valid',
    'met',
    'Met',
    'The plan is unchanged and for this tracker and measurement, and its Jira issue was there before the first start.',
  ],
  ['teams', 'met', 'Met', 'At least 5 teams were drawn and measured.'],
  ['starts', 'failed', 'Not met', 'At least 80% of the teams started within 1 week of their date.'],
  ['waiting-unused', 'met', 'Met', 'No waiting team used the assistant before the end.'],
  [
    'waiting-unused',
    'unknown',
    'Unknown',
    'No waiting team used the assistant before the end. A usage file with team and week would show it.',
  ],
  ['read-date', 'met', 'Met', 'The result was read on Jul 5, 2027 or later.'],
  ['no-doubt', 'failed', 'Not met', 'Tickets are measured in the same way before and after.'],
] as const)('the condition %s that is %s has a sentence', (kind, state, word, text) => {
  expect(planConditionText(formats, plan, read, { kind, state })).toEqual({ state, word, text });
});
