import type { Formats } from '../../format/index.ts';
import { planDay } from './planDay.ts';
import type { PlanOutline } from './PlanOutline.ts';

export interface Milestone {
  readonly when: string;
  readonly what: string;
}

/** The events of a plan with their days, from the making of the plan to its report. */
export function planMilestones(formats: Formats, outline: PlanOutline): readonly Milestone[] {
  const { start, weeks, slots, waiting, rampWeeks } = outline;
  const day = (week: number) => formats.day(planDay(start, week));
  const last = slots.at(-1) ?? 0;
  return [
    { when: `Before ${day(0)}`, what: 'The order is drawn and given to the teams. From then on, it stays as it is.' },
    {
      when: last === 0 ? day(0) : `${day(0)} to ${day(last)}`,
      what: `${formats.counted(slots.length, 'team starts', 'teams start')}, one after another. Each one is expected to use the assistant fully after ${formats.counted(rampWeeks, 'week')}.`,
    },
    {
      when: `Until ${day(weeks)}`,
      what: `${formats.counted(waiting, 'team waits', 'teams wait')}: the others are compared with ${waiting === 1 ? 'it' : 'them'}. There is no result before this day, because reading early would make chance look like an effect.`,
    },
    {
      when: day(weeks),
      what: 'The report on the plan: how much less time tickets took, between which limits, and in how many of the possible orders it would look like this by chance.',
    },
  ];
}
