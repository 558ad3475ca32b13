import { expect, it } from 'vitest';
import { createFormats } from '../../format/index.ts';
import { defaultBrand } from '../../brand.ts';
import { storyOutline, storyPlan, weakForecast } from '../../../../ui/src/testing/plan/storyPlan.ts';
import { planDay } from './planDay.ts';
import { planEvents } from './planEvents.ts';
import { planFacts } from './planFacts.ts';
import { planOutlineText } from './planOutlineText.ts';
import { planLeftOutText } from './planLeftOutText.ts';
import { planLessUse } from '../forecast/planLessUse.ts';
import { planMilestones } from './planMilestones.ts';
import { planPromise } from './planPromise.ts';
import { planRefusalText } from './planRefusalText.ts';
import { planWitness } from './planWitness.ts';
import { codeGroups, registrationCodeText } from './planCode.ts';
import { ordinal } from './ordinal.ts';
import { possibleOrders } from '../forecast/possibleOrders.ts';
import { recommendationText } from '../forecast/recommendationText.ts';

const formats = createFormats(defaultBrand);

it('weeks are counted across clock changes and years', () => {
  expect(planDay('2026-10-19', 1)).toBe('2026-10-26');
  expect(planDay('2026-12-28', 1)).toBe('2027-01-04');
});

it('the lead names the drawn order, the day of the report and the share of cases that find the saving', () => {
  expect(planOutlineText(formats, storyOutline)).toBe(
    '8 teams start in a drawn order from Feb 2, 2026. By Aug 3, 2026, this plan finds a saving of 20% in 82 of 100 cases.',
  );
  expect(planOutlineText(formats, { ...storyOutline, forecast: [] })).toBe(
    '8 teams start in a drawn order from Feb 2, 2026. Its report is due on Aug 3, 2026.',
  );
  expect(planLessUse(formats, storyOutline)).toContain('If 60% of its people do, it is 32 of 100 cases.');
  expect(planLessUse(formats, { ...storyOutline, forecast: [] })).toBeNull();
});

it('the facts describe the plan', () => {
  expect(planFacts(formats, storyOutline).map(({ value }) => value)).toEqual([
    'Feb 2, 2026',
    'May 4, 2026',
    'Aug 3, 2026',
    '3 teams',
    '6,720',
    '6 weeks',
  ]);
  const forty = planFacts(formats, {
    ...storyOutline,
    slots: Array.from({ length: 27 }, (_, week) => week),
    waiting: 13,
  });
  expect(forty[4]?.value).toBe('More than 1,000,000,000');
  expect(possibleOrders(3, 2)).toBe(60);
});

it('the recommendation is the shortest length that finds the saving often enough, if there is such a length', () => {
  expect(recommendationText(formats, storyOutline)).toBe(
    '26 weeks, until Aug 3, 2026, is the shortest length that finds a saving of 20% in at least 80% of cases.',
  );
  expect(recommendationText(formats, { ...storyOutline, forecast: weakForecast, recommendedWeeks: null })).toBe(
    'No length up to 52 weeks finds a saving of 20% in at least 80% of cases. What would change that:',
  );
  const short = { ...storyOutline, forecast: weakForecast.filter(({ weeks }) => weeks <= 20), recommendedWeeks: null };
  expect(recommendationText(formats, short)).toBe(
    'No length up to 20 weeks finds a saving of 20% in at least 80% of cases. These teams have too few weeks of history to forecast longer plans. What would change that:',
  );
  expect(recommendationText(formats, { ...storyOutline, forecast: [], recommendedWeeks: null })).toContain(
    'too few weeks',
  );
});

it('a refusal names the number that is too small and the number that is needed', () => {
  expect(planRefusalText(formats, { kind: 'few-teams', teams: 1, needed: 5 })).toMatch(
    /^1 team is in the draw; at least 5/,
  );
  expect(planRefusalText(formats, { kind: 'few-orders', orders: 20, needed: 60 })).toMatch(
    /^Only 20 orders are possible/,
  );
});

it('the promise says that there is no result yet, and names facts that a plan never proves', () => {
  const milestones = planMilestones(formats, storyOutline);
  expect(milestones.map(({ when }) => when)).toEqual([
    'Before Feb 2, 2026',
    'Feb 2, 2026 to May 4, 2026',
    'Until Aug 3, 2026',
    'Aug 3, 2026',
  ]);
  expect(milestones[2]?.what).toContain('There is no result before this day');
  expect(planPromise(formats, storyOutline).provesNot.join(' ')).toMatch(/one person.*better or worse.*other teams/);
});

it('the text names the witness, or says that there is none', () => {
  expect(planWitness(formats, storyPlan.registration)).toContain('OPS-217');
  expect(planWitness(formats, { kind: 'random', seed: '0'.repeat(64), drawn: '2026-01-15T09:12:00Z' })).toContain(
    'No issue witnesses that time',
  );
  expect(registrationCodeText('ab')).toBe('roi-plan: ab');
  expect(codeGroups(storyPlan.hash)).toHaveLength(16);
});

it('the calendar has an event for each start and for the report', () => {
  const events = planEvents(storyPlan);
  expect(events.map(({ day }) => day).slice(0, 3)).toEqual(['2026-02-02', '2026-02-23', '2026-03-23']);
  expect(events.at(-1)).toMatchObject({ id: 'report', day: '2026-08-03' });
});

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [22, '22nd'],
])('the place %s is called the %s', (place, text) => {
  expect(ordinal(formats, place)).toBe(text);
});

it('the reason for leaving out a team is worded for a plan', () => {
  const at = { as: 'control', side: 'pre' } as const;
  expect(planLeftOutText(formats, { kind: 'few-tickets', ...at, tickets: 12, needed: 60 })).toBe(
    'It has only 12 measured tickets before the first start; at least 60 are needed.',
  );
  expect(planLeftOutText(formats, { kind: 'few-weeks', ...at, weeks: 1, needed: 20 })).toContain('in only 1 week');
  expect(planLeftOutText(formats, { kind: 'no-tickets' })).toContain('before the first start');
  expect(planLeftOutText(formats, { kind: 'named-twice' })).toBe('This project is listed twice.');
});
