import type { Plan } from '@roi-insight/contracts';
import type { Fact } from '../../Fact.ts';
import { bidiIsolate, type Formats } from '../../format/index.ts';
import { codeGroups } from '../design/planCode.ts';
import { readDay } from './planDays.ts';

/** The content of a plan before any result was read. */
export interface PlanSummaryText {
  readonly title: string;
  readonly lead: string;
  readonly facts: readonly Fact[];
  /** The code in groups of characters. */
  readonly code: string;
}

export function planSummaryText(formats: Formats, plan: Plan): PlanSummaryText {
  const { terms, registration, hash } = plan;
  const waiting = terms.waiting === 1 ? '1 waits' : `${formats.count(terms.waiting)} wait`;
  return {
    title: `Pilot of ${formats.counted(terms.teams.length, 'team')}`,
    lead: `Planned for ${formats.dayRange({ from: terms.start, to: readDay(plan) })}: ${formats.counted(terms.slots.length, 'team starts', 'teams start')} in a drawn order, ${waiting} until the end.`,
    facts: [
      { name: 'Tracker', value: bidiIsolate(terms.host) },
      { name: 'First start', value: formats.day(terms.start) },
      { name: 'Read on', value: formats.day(readDay(plan)) },
      { name: 'Smallest saving of interest', value: formats.wholePercent(terms.smallestSaving * 100) },
      {
        name: 'Order drawn',
        value:
          registration.kind === 'issue'
            ? `From issue ${bidiIsolate(registration.key)}, created on ${formats.day(registration.created.slice(0, 10))}`
            : `At random on ${formats.day(registration.drawn.slice(0, 10))}, without a witness`,
      },
    ],
    code: codeGroups(hash).join(' '),
  };
}
