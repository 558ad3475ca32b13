import type { PlanRead } from '@roi-insight/roi-math';
import { expect, it } from 'vitest';
import { plan, read } from '../../../test/plans.ts';
import { defaultBrand } from '../../brand.ts';
import { createFormats } from '../../format/index.ts';
import { planVerdictText } from './planVerdictText.ts';

const formats = createFormats(defaultBrand);

it('a claim that is based on a drawn order names the cause', () => {
  expect(planVerdictText(formats, plan, read)).toEqual({
    title: 'Because of the rollout, tickets of these teams took 27% less time',
    range: '95% range: 18% to 35% less time.',
    chance: '3 of 60 orders would look like this by chance.',
    notes: [],
  });
});

it('a loss is stated as clearly as a saving', () => {
  const slower = { ...read, verdict: 'slower', savedPercent: -12, interval: { low: -20, high: -4 } } as const;
  expect(planVerdictText(formats, plan, slower)).toMatchObject({
    title: 'Because of the rollout, tickets of these teams took 12% more time',
    range: '95% range: 4% to 20% more time.',
  });
});

const LOST = { kind: 'lost-team', key: 'ATL', why: 'unread' } as const;

it('no cause is named if a condition is not met, and the answer says which one', () => {
  const conditions = [
    { kind: 'drawn', state: 'met' },
    { kind: 'teams', state: 'not-met' },
  ] as const;
  expect(planVerdictText(formats, plan, { ...read, deviations: [LOST], conditions })).toMatchObject({
    title: 'Tickets of these teams took 27% less time',
    notes: [
      'This report does not name the rollout as the cause, because not all conditions of A+ are met.',
      '“Atlas” could not be read.',
      'Not met: Every team was read and measured as at planning. One was not, and the result would not hold if that team had changed like the least favorable of the others.',
    ],
  });
});

it('the cause is named if a team was late but the condition is met', () => {
  const late = { kind: 'late-start', key: 'ATL', planned: '2027-02-01', started: '2027-02-15' } as const;
  const { title } = planVerdictText(formats, plan, { ...read, deviations: [late] });
  expect(title).toMatch(/^Because of the rollout/);
});

const KINDS = [
  'one-plan',
  'drawn',
  'teams',
  'starts',
  'waiting-waited',
  'same-work',
  'same-measurement',
  'no-harm',
] as const;

it.each(KINDS)('no cause is named if the condition %s is not confirmed', (kind) => {
  const conditions = KINDS.map((one) => ({ kind: one, state: one === kind ? 'not-confirmed' : 'met' }) as const);
  expect(planVerdictText(formats, plan, { ...read, conditions })).toMatchObject({
    title: 'Tickets of these teams took 27% less time',
    notes: ['This report does not name the rollout as the cause, because not all conditions of A+ are met.'],
  });
});

it('a claim says what was read that speaks against a condition, but not what is unknown', () => {
  const conditions = (['one-plan', 'teams', 'same-work', 'no-harm'] as const).map(
    (kind) => ({ kind, state: 'not-confirmed' }) as const,
  );
  const notesOf = (part: Partial<PlanRead>) => planVerdictText(formats, plan, { ...read, conditions, ...part }).notes;
  const noCause = expect.stringMatching(/^This report does not name the rollout/);
  expect(notesOf({})).toEqual([noCause]);
  expect(notesOf({ deviations: [LOST, { ...LOST, key: 'BOR' }] })).toEqual([
    noCause,
    expect.stringMatching(/^Not confirmed: Every team was read/),
  ]);
  expect(
    notesOf({
      deviations: [LOST],
      sameWork: { ...read.sameWork, moreTickets: 43 },
      waitingHarm: { ...read.waitingHarm, exceeds: 'drift' },
    }),
  ).toEqual([
    noCause,
    '“Atlas” could not be read.',
    expect.stringMatching(/^Not confirmed: Every team was read .* One was not, but the result would be the same/),
    expect.stringMatching(/^Not confirmed: The teams do the same work .* 43% more tickets per week/),
    expect.stringMatching(/^Not confirmed: The waiting teams did not become slower .* more than they ever drifted/),
  ]);
});

it('if there is no claim, the text names the result that the plan expected', () => {
  const none = { ...read, verdict: 'no-detectable-change', interval: { low: -8.4, high: 21 }, extreme: 25 } as const;
  expect(planVerdictText(formats, plan, none)).toEqual({
    title: 'No detectable change',
    range: 'The tickets fit everything within the 95% range: 8% slower to 21% faster.',
    chance: '25 of 60 orders would look like this by chance.',
    notes: [
      'This does not show that nothing changed.',
      'Before it began, the plan expected this length to find a saving of 20% in 29 of 100 rollouts if everyone uses the assistant, and in 12 of 100 rollouts with 60% use.',
    ],
  });
});
