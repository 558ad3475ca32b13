import type { PlanWeek, PlanWork } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { plan, tracker, weekOf } from '../../../test/planReport.ts';
import { comparedOrders } from '../order/comparedOrders.ts';
import type { PlannedTeam } from './PlannedTeam.ts';
import { plannedOrder } from './plannedOrder.ts';
import { sameWork, type WorkChange } from './sameWork.ts';

type ChangedWeek = Omit<PlanWeek, 'work'> & { readonly work: PlanWork };
type Change = (week: ChangedWeek) => Partial<PlanWeek>;

const { terms } = plan;
const { assignment, random } = plannedOrder(plan);
const orders = comparedOrders(terms.slots, terms.waiting, assignment, 499, random);
const saving = { verdict: 'faster', statistic: 4 } as const;
const loss = { verdict: 'slower', statistic: -4 } as const;

const UNCHANGED: Change = () => ({});

/** The teams of the plan. `change` applies to the weeks of teams that have started, `other` to the other weeks. */
function teamsWith(change: Change, sizePercent: number | null = 40, other = UNCHANGED): PlannedTeam[] {
  const { teams } = tracker();
  return terms.teams.map((team): PlannedTeam => {
    const reading = teams.find(({ key }) => key === team.key);
    if (reading?.kind !== 'read') throw new Error('A team was not read.');
    const start = weekOf(team.key);
    const weeks = reading.weeks.map((week): PlanWeek => {
      const { work } = week;
      if (work === null) throw new Error('A week has no work.');
      const hasStarted = start !== null && week.week >= start;
      return Object.assign({}, week, (hasStarted ? change : other)({ ...week, work }));
    });
    return { team, week: start, reading: { ...reading, sizePercent, weeks }, lost: null, isRemeasured: true };
  });
}

const withWork =
  (change: (work: PlanWork) => Partial<PlanWork>): Change =>
  ({ work }) => ({ work: { ...work, ...change(work) } });

/** The work of each week, except bugs, of teams that differ in nothing else. */
const ALWAYS = { completed: 10, reopened: 0, mix: 0, sized: 0, size: null } as const;
const FEWER: Change = withWork(({ completed }) => ({ completed: Math.ceil(completed / 3) }));
const BUGS: Change = withWork(({ completed }) => ({ bugs: Math.round(completed * 0.8) }));

describe('the work of teams that start', () => {
  it('is the same if only their times change', () => {
    const same = { state: 'met', changes: [], moreTickets: null };
    expect(sameWork(terms, teamsWith(UNCHANGED), orders, saving)).toEqual(same);
    expect(sameWork(terms, teamsWith(UNCHANGED), orders, loss)).toEqual(same);
  });

  it.each<[WorkChange, Change]>([
    ['throughput', FEWER],
    ['bugs', BUGS],
    ['reopened', withWork(({ completed }) => ({ reopened: Math.round(completed * 0.7) }))],
    ['measured', ({ tickets }) => ({ tickets: Math.ceil(tickets / 2) })],
    ['mix', withWork(({ mix }) => ({ mix: (mix ?? 0) + 1 }))],
    ['sized', withWork(({ sized }) => ({ sized: Math.ceil(sized / 2) }))],
    ['size', withWork(({ size }) => ({ size: (size ?? 0) - 1 }))],
  ])('is another if they change their %s', (kind, change) => {
    const { state, changes } = sameWork(terms, teamsWith(change), orders, saving);
    expect(state).toBe('not-met');
    expect(changes).toContain(kind);
  });

  it('is in doubt if quality or quantity change in the direction that the times may have cost', () => {
    const changesWith = (change: Change, estimate: typeof saving | typeof loss) =>
      sameWork(terms, teamsWith(change), orders, estimate).changes;
    expect([changesWith(BUGS, saving), changesWith(BUGS, loss)]).toEqual([['bugs'], []]);
    expect(changesWith(FEWER, loss)).not.toContain('throughput');
    const more = withWork(({ completed }) => ({ completed: completed * 3 }));
    expect(changesWith(more, saving)).not.toContain('throughput');
    expect(changesWith(more, loss)).toContain('throughput');
  });

  it('may be smaller tickets if they complete more of them in the same hours', () => {
    // The teams of the tracker take 40 % less time, whatever else changes.
    const more = (count: number | null) => Math.round((count ?? 0) / 0.6);
    const split: Change = ({ tickets, work }) => ({
      tickets: more(tickets),
      work: {
        ...work,
        completed: more(work.completed),
        bugs: more(work.bugs),
        reopened: more(work.reopened),
        sized: more(work.sized),
      },
    });
    const found = sameWork(terms, teamsWith(split, null), orders, saving);
    expect(found).toMatchObject({ state: 'not-confirmed', changes: [] });
    expect(found.moreTickets).toBeGreaterThan(40);
    expect(found.moreTickets).toBeLessThan(95);
    expect(sameWork(terms, teamsWith(split, null), orders, loss).moreTickets).toBeNull();
    expect(sameWork(terms, teamsWith(split), orders, saving).moreTickets).toBeNull();
    expect(sameWork(terms, teamsWith(UNCHANGED, null), orders, saving)).toMatchObject({
      state: 'met',
      moreTickets: null,
    });
  });

  it('alarms less easily, the more kinds of change are tested', () => {
    // With 100 orders, the smallest possible p is 1 %: above 5 % ÷ 7, and below 5 % ÷ 1.
    const few = orders.slice(0, 100);
    expect(sameWork(terms, teamsWith(BUGS), few, saving).changes).toEqual([]);
    const only = teamsWith(
      ({ work }) => ({ tickets: 10, work: { ...ALWAYS, bugs: Math.min((work.bugs ?? 0) + 6, 10) } }),
      40,
      ({ work }) => ({
        tickets: 10,
        work: { ...ALWAYS, bugs: Math.min(work.bugs ?? 0, 10) },
      }),
    );
    expect(sameWork(terms, only, few, saving).changes).toEqual(['bugs']);
  });

  it('is not confirmed in files that do not contain it', () => {
    const teams = teamsWith(() => ({ work: null }));
    expect(sameWork(terms, teams, orders, saving)).toEqual({ state: 'not-confirmed', changes: [], moreTickets: null });
  });
});
