import { bulkWeeks } from '../evidence/series/bulkWeeks.ts';
import { dayNumber } from '../time/dayNumber.ts';
import type { QualityWeek, QualityWeeks } from './qualityWeeks.ts';

/** The count of one week. Week 0 is the first full week from the date of adoption on. */
export interface CountWeek {
  readonly week: number;
  /** Null in the week of adoption, unless it starts with that date, and in bulk weeks. */
  readonly count: number | null;
}

/** The weekly counts of one kind. The week in which the team adopted is neither before nor after. */
export function countWeeks(
  { weeks }: Pick<QualityWeeks, 'weeks'>,
  adoption: string,
  kind: Exclude<keyof QualityWeek, 'weekStart'>,
): CountWeek[] {
  const start = dayNumber(adoption) ?? NaN;
  const counts = weeks.map((entry) => {
    const days = (dayNumber(entry.weekStart) ?? NaN) - start;
    return { week: Math.floor(days / 7), count: entry[kind], isMixed: days > -7 && days < 0 };
  });
  const bulk = bulkWeeks(counts);
  return counts.map(({ week, count, isMixed }) => ({ week, count: isMixed || bulk.has(week) ? null : count }));
}
