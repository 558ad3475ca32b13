import { type CalendarDate, isCalendarDate } from '@roi-insight/contracts';

const DAY_MS = 86_400_000;

/** Midnight in UTC, as some reports write it after the day. */
const MIDNIGHT = /T00:00:00(\.0+)?(Z|\+00:00)$/;

/** A day as the number of days since 1970; null if the text is not a day. */
export function readDay(text: unknown): number | null {
  if (typeof text !== 'string') return null;
  const day = text.length > 10 ? text.replace(MIDNIGHT, '') : text;
  return isCalendarDate(day) ? Date.parse(day) / DAY_MS : null;
}

export const dayText = (day: number): CalendarDate => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The day of an instant, in UTC. */
export const dayOf = (instant: string): number => Math.floor(Date.parse(instant) / DAY_MS);

/** 1970 began on a Thursday. */
const weekday = (day: number) => (day + 3) % 7;

export const mondayOf = (day: number): number => day - weekday(day);

export const isWorkday = (day: number): boolean => weekday(day) < 5;

export const WORKDAYS = 5;

export const DAYS_OF_WEEK = 7;
