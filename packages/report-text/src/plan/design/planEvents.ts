import type { CalendarDate, Plan } from '@roi-insight/contracts';
import { planDay } from './planDay.ts';

/** A day of a plan, for calendars. Its texts contain no dates, because a calendar formats them itself. */
export interface PlanEvent {
  /** An id that is always the same for the same event of a plan. */
  readonly id: string;
  readonly day: CalendarDate;
  readonly title: string;
  readonly description: string;
}

/** The drawn starts, and the day of the report. From that day on, the waiting teams may start. */
export function planEvents({ terms, order }: Plan): readonly PlanEvent[] {
  const { start, weeks, teams } = terms;
  const names = new Map(teams.map(({ key, name }) => [key, name]));
  return [
    ...order.flatMap(({ key, week }) =>
      week === null
        ? []
        : {
            id: `start-${key}`,
            day: planDay(start, week),
            title: `${names.get(key) ?? key} starts`,
            description: 'The drawn day of the pilot plan. Please start on this day, and not before.',
          },
    ),
    {
      id: 'report',
      day: planDay(start, weeks),
      title: 'Report on the pilot plan',
      description:
        'Open the plan file on the page “Calculate Your ROI”. The report says what the rollout changed. The teams that waited may start now.',
    },
  ];
}
