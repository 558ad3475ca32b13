import type { CalendarDate, Plan } from '@roi-insight/contracts';
import type { ActualStarts, PlanWaiting } from '@roi-insight/roi-math';
import type { Fact } from '../../Fact.ts';
import type { Formats } from '../../format/index.ts';
import { startedTeams } from './startedTeams.ts';

/** A plan before the day on which it is read: it shows no result, only what has been read so far. */
export interface PlanWaitingText {
  readonly title: string;
  readonly lead: string;
  readonly facts: readonly Fact[];
}

/** @param today the day of the report */
export function planWaitingText(
  formats: Formats,
  plan: Plan,
  starts: ActualStarts,
  { readOn, closedWeeks, tickets }: PlanWaiting,
  today: CalendarDate,
): PlanWaitingText {
  const isUnread = tickets.before + tickets.after === 0;
  return {
    title: isUnread ? 'No team could be read' : `This plan is read on ${formats.day(readOn)}`,
    lead: isUnread
      ? 'There is no result, because no team was read and measured as at planning. Check whether your account can see the projects.'
      : 'Until then there is no result. Each earlier look would be another chance to take luck for an effect.',
    facts: [
      {
        name: 'Weeks closed',
        value: `${formats.count(closedWeeks)} of ${formats.count(plan.terms.weeks)}`,
      },
      {
        name: 'Teams started',
        value: `${formats.count(startedTeams(plan, starts, today).length)} of ${formats.count(plan.terms.slots.length)}`,
      },
      { name: 'Tickets before the first start', value: formats.count(tickets.before) },
      { name: 'Tickets since', value: formats.count(tickets.after) },
    ],
  };
}
