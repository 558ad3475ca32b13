import type { Formats } from '../format/index.ts';

/** A label of a time axis. */
export interface MonthTick {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly month: string;
  /** The year, only on the first tick and on the first tick of each later year. */
  readonly year: string | null;
}

/** Maximum number of ticks: more would touch on a phone. */
const MAX_MONTHS = 7;

/** Possible numbers of months between two ticks. With steps of up to 12 months, every January has a tick. */
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60];

/** The starts of months between two times. If there are fewer than two such starts, the two times themselves. */
export function monthTicks(formats: Formats, first: number, last: number): MonthTick[] {
  const starts = monthStarts(first, last);
  const step = MONTH_STEPS.find((step) => everyNth(starts, step).length <= MAX_MONTHS) ?? 120;
  const chosen = everyNth(starts, step);
  const isOfDays = chosen.length < 2;
  const times = isOfDays ? [...new Set([first, last])] : chosen;
  const tickText = formats.date(isOfDays ? { month: 'short', day: 'numeric' } : { month: 'short' });
  const yearText = formats.date({ year: 'numeric' });
  return times.map((time, index) => {
    const year = new Date(time).getUTCFullYear();
    const before = times[index - 1];
    const isNewYear = before === undefined || new Date(before).getUTCFullYear() !== year;
    return { time, month: tickText(time), year: isNewYear ? yearText(time) : null };
  });
}

function monthStarts(first: number, last: number): number[] {
  const start = new Date(first);
  const starts: number[] = [];
  for (let index = 0; ; index += 1) {
    const time = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + index);
    if (time > last) return starts;
    if (time >= first) starts.push(time);
  }
}

/** Months since the year 0, so that steps up to a year begin in January. */
const monthNumber = (time: number) => new Date(time).getUTCFullYear() * 12 + new Date(time).getUTCMonth();

const everyNth = (starts: readonly number[], step: number) => starts.filter((time) => monthNumber(time) % step === 0);
