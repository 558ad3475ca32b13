import type { CalendarDate, TeamUsageSource } from '@roi-insight/contracts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import { dayNumber } from '../time/dayNumber.ts';
import { adoptionCurve } from './adoptionCurve.ts';
import { contaminatedWeeks } from './contaminatedWeeks.ts';

/**
 * The first day after `last` from which a team cannot be a control; null if there is no such day. A team cannot be a control if there is a week in
 * which at least 10% of its people certainly used the assistant. The day is the observed start if that is earlier, otherwise the first such week.
 */
export function usedAfter(sources: readonly TeamUsageSource[], last: CalendarDate): CalendarDate | null {
  const next = calendarDateOf((dayNumber(last) ?? NaN) + 1);
  const days = sources.flatMap((source) => {
    const first = contaminatedWeeks(adoptionCurve(source)).find(({ weekStart }) => weekStart > last)?.weekStart;
    if (first === undefined) return [];
    const start = source.observedStart ?? first;
    return [start > first ? first : start < next ? next : start];
  });
  return days.toSorted()[0] ?? null;
}
