import type { PlanWeek } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import {
  asPlanned,
  found,
  plan,
  readingWith,
  readOf,
  tracker,
  usageOf,
  usedFrom,
  weekOf,
  withMeans,
} from '../../test/planReport.ts';
import { ISSUE } from '../../test/planWorld.ts';
import { drawPlan, type PlanResultInput } from '../index.ts';

/** The grade of a rollout in which all else is in order, and the conditions that are not met. */
const judged = (over: Partial<PlanResultInput>) => {
  const { grade, conditions } = readOf({ usage: asPlanned, ...over });
  return [grade, ...conditions.filter(({ state }) => state !== 'met').map(({ kind, state }) => `${kind}: ${state}`)];
};

const late = drawPlan(plan.terms, { ...ISSUE, created: '2026-01-05T00:00:00.000Z' });

/** A week with the same hours in more tickets. */
function split({ tickets, work, ...week }: PlanWeek): PlanWeek {
  const more = (count: number | null) => Math.round((count ?? 0) / 0.6);
  const { completed = 0, bugs = 0, reopened = 0, sized = 0 } = work ?? {};
  const counts = { completed: more(completed), bugs: more(bugs), reopened: more(reopened), sized: more(sized) };
  return { ...week, tickets: more(tickets), work: work === null ? null : { ...work, ...counts } };
}

describe('the grade A+', () => {
  it.each<[string, Partial<PlanResultInput>]>([
    ['the issue has several codes', { registered: { kind: 'several-codes' } }],
    ['the issue was edited', { registered: { kind: 'edited' } }],
    [
      'the issue is newer than the first start',
      {
        plan: late,
        reading: tracker({ followed: late }),
        usage: usageOf((key, week) => usedFrom(weekOf(key, late))(week)),
        registered: { ...found, created: '2026-01-05T00:00:00.000Z' },
      },
    ],
    ['the tickets are those of another tracker', { reading: { ...tracker(), host: 'other.example.com' } }],
  ])('is B, without a cause, if %s', (_, over) => {
    expect(judged(over)).toEqual(['B', 'one-plan: not-met']);
  });

  it('is A if the waiting teams slow down', () => {
    const reading = readingWith(
      (key) => weekOf(key) === null,
      (team) => withMeans(team, (mean, week) => mean + (week < 0 ? 0 : 0.5)),
    );
    expect(judged({ reading })).toEqual(['A', 'no-harm: not-confirmed']);
  });

  it('is A if the teams that start may have split their tickets', () => {
    const reading = readingWith(
      () => true,
      (team) => {
        const start = weekOf(team.key) ?? Infinity;
        return {
          ...team,
          sizePercent: null,
          weeks: team.weeks.map((week) => (week.week < start ? week : split(week))),
        };
      },
    );
    expect(judged({ reading })).toEqual(['A', 'same-work: not-confirmed']);
  });
});
