import type { Calendar, CalendarDate } from '@roi-insight/contracts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../constants.ts';
import { dayNumber } from './dayNumber.ts';

/** The days and hours that count as working time. */
export interface WorkingCalendar {
  /** ISO weekdays, 1 (Monday) to 7 (Sunday); at least one. */
  readonly workingDays: readonly number[];
  /** Wall clock time at which work starts, HH:mm. */
  readonly from: string;
  /** Wall clock time at which work ends, HH:mm, up to 24:00. Later than `from`. */
  readonly to: string;
  /** Days without work; they may be on any weekday. */
  readonly holidays: readonly CalendarDate[];
}

/** Monday to Friday, 09:00–17:00, no public holidays. */
export const DEFAULT_CALENDAR: WorkingCalendar = {
  workingDays: [1, 2, 3, 4, 5],
  from: '09:00',
  to: '17:00',
  holidays: [],
};

/** The working calendar of a request or report, with defaults for absent parts. */
export function workingCalendar({ working_days: days, hours, holidays }: Calendar): WorkingCalendar {
  return {
    workingDays: days ?? DEFAULT_CALENDAR.workingDays,
    from: hours?.from ?? DEFAULT_CALENDAR.from,
    to: hours?.to ?? DEFAULT_CALENDAR.to,
    holidays: holidays ?? DEFAULT_CALENDAR.holidays,
  };
}

/** A calendar in the units of the working clock. */
export interface WorkingTime {
  /** ISO weekdays. */
  readonly workingDays: ReadonlySet<number>;
  /** Milliseconds since midnight. */
  readonly startMs: number;
  readonly endMs: number;
  /** Day numbers, ascending, each once. */
  readonly holidays: readonly number[];
}

/**
 * Validates a calendar.
 * @throws {RangeError} if it has no working day, an invalid weekday, time or date, or if its end is not after its start
 */
export function readCalendar({ workingDays, from, to, holidays }: WorkingCalendar): WorkingTime {
  if (workingDays.length === 0 || !workingDays.every((day) => Number.isInteger(day) && day >= 1 && day <= 7)) {
    throw new RangeError('workingDays must be weekdays from 1 (Monday) to 7 (Sunday), at least one.');
  }
  const [startMs, endMs] = [timeOfDay(from), timeOfDay(to)];
  if (!(startMs < endMs)) {
    throw new RangeError('Working hours must be two times like 09:00, the second later than the first.');
  }
  const days = holidays.map(dayNumber).filter((day) => day !== null);
  if (days.length < holidays.length) throw new RangeError('holidays must be days like 2025-12-25.');
  return {
    workingDays: new Set(workingDays),
    startMs,
    endMs,
    holidays: [...new Set(days)].toSorted((a, b) => a - b),
  };
}

/** Working hours of a working day. */
export function hoursPerDay({ startMs, endMs }: WorkingTime): number {
  return (endMs - startMs) / HOUR_MS;
}

/** Working hours of a week without holidays. */
export function hoursPerWeek(workingTime: WorkingTime): number {
  return workingTime.workingDays.size * hoursPerDay(workingTime);
}

/** Milliseconds since midnight of HH:mm; NaN if invalid. */
function timeOfDay(text: string): number {
  const [, hours = NaN, minutes = NaN] = (/^([01]\d|2[0-4]):([0-5]\d)$/.exec(text) ?? []).map(Number);
  const ms = (hours * 60 + minutes) * MINUTE_MS;
  return ms <= DAY_MS ? ms : NaN;
}
