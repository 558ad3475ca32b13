import type { CalendarDate, Plan } from '@roi-insight/contracts';
import { planDay } from '../design/planDay.ts';

/** The day on which the report on a plan can be read. */
export const readDay = ({ terms }: Plan): CalendarDate => planDay(terms.start, terms.weeks);

/** The start that was drawn for a team; null if the team waits until the plan is read, or is not part of the draw. */
export function plannedStart({ terms, order }: Plan, key: string): CalendarDate | null {
  const week = order.find((team) => team.key === key)?.week ?? null;
  return week === null ? null : planDay(terms.start, week);
}
