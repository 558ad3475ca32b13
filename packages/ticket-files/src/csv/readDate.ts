import type { WrongDate } from '@roi-insight/contracts';
import { DAY_MS, impossibleInstant } from '../dateBounds.ts';
import type { DateOrder } from '../table/ColumnMapping.ts';
import { epochMs } from './epochMs.ts';
import { isSecondHalf } from './localDates.ts';
import { dateNumbers, inOrder, midnightOf, writtenDate } from './writtenDate.ts';

/** Reads dates in files: instants, wall-clock times and days. */
export interface DateReader {
  /**
   * Epoch milliseconds, or the reason why the text is not a date.
   * @param edge whether a date without a time stands for the start or the end of its day; null: a time is required
   */
  readonly read: (text: string, edge: 'start' | 'end' | null) => number | WrongDate;
  /** Whether the text is a day, or midnight where it was written: some programs write days as midnights. */
  readonly isDay: (text: string) => boolean;
}

/** A date as it is written, before its zone is considered. */
interface Written {
  /** The first moment of the day in UTC, in epoch milliseconds. */
  readonly midnight: number;
  /** Milliseconds since midnight; null for a day without a time. */
  readonly time: number | null;
  /** Absent if the time is in the zone of the report. */
  readonly zone: string | undefined;
}

interface DateReading {
  /** Converts a wall-clock time without an offset to an instant. */
  readonly instantOf: (wall: number) => number;
  /** The order of numbers such as 11/03/26; null if such dates are refused. */
  readonly order: DateOrder | null;
  /** The present, in epoch milliseconds. */
  readonly nowMs: number;
}

/** AM, “p. m.”, 午後 */
const HALF = String.raw`([ap]\.?\s?m\.?|午前|午後)`;
const ZONE = String.raw`(?:\s?(Z|UTC|GMT|(?:UTC|GMT)?[+-]\d{2}(?::?\d{2})?))?(?: \([^()]*\))?`;
/** 16:13, T16:13:05.250+01:00, “, 4:13 PM”, “ à 16:13”, “ 午後4:13”. The half of the day can be before or after the time. */
const TIME = new RegExp(
  String.raw`^(?:T|,?\s+(?:(?:à|um|a las|às|o|в) )?)(?:${HALF}\s?)?(\d{1,2})[:h](\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:\s?${HALF})?${ZONE}$`,
  'iu',
);

/** 45894.41023: the number of a day in a spreadsheet, from 1982 to 2064. It depends on the program which day that is. */
const SERIAL = /^[3-5]\d{4}(\.\d{1,12})?$/;

const FIRST = { 'day-first': 'day', 'month-first': 'month', 'year-first': 'year' } as const;

export function dateReader({ instantOf, order, nowMs }: DateReading): DateReader {
  const bounded = (ms: number, text: string) => {
    const kind = impossibleInstant(ms, nowMs);
    return kind === null ? ms : { kind, text };
  };
  return {
    read: (text, edge) => {
      const written = writtenIn(text, order);
      if ('kind' in written) return written;
      const { midnight, time, zone } = written;
      if (time === null) {
        if (edge === null) return { kind: 'no-time', text };
        const start = bounded(instantOf(midnight), text);
        return edge === 'start' || typeof start !== 'number' ? start : instantOf(midnight + DAY_MS) - 1;
      }
      if (zone === undefined) return bounded(instantOf(midnight + time), text);
      const offset = offsetMs(zone);
      return offset === null ? { kind: 'unknown-offset', text: zone } : bounded(midnight + time - offset, text);
    },
    isDay: (text) => {
      const written = writtenIn(text, order);
      return !('kind' in written) && (written.time ?? 0) === 0;
    },
  };
}

function writtenIn(text: string, order: DateOrder | null): Written | WrongDate {
  const epoch = epochMs(text);
  if (epoch !== null) return { midnight: epoch - (epoch % DAY_MS), time: epoch % DAY_MS, zone: 'UTC' };
  const numbers = dateNumbers(text);
  const date = numbers === null || order === null ? writtenDate(text) : inOrder(numbers, order);
  if (date === null) return notADate(text);
  const midnight = midnightOf(date);
  const day = text.slice(0, text.length - date.rest.length);
  if (midnight === null)
    return { kind: 'unknown-day', text: day, first: numbers === null || order === null ? null : FIRST[order] };
  if (date.rest === '') return { midnight, time: null, zone: undefined };
  const match = TIME.exec(date.rest);
  if (match === null) return notADate(text);
  const [, before, hour = '', minute, second = '0', fraction = '', after, zone] = match;
  const hours = hoursOf(Number(hour), before ?? after);
  if (hours === null || Number(minute) > 59 || Number(second) > 59)
    return { kind: 'unknown-time', text: date.rest.replace(/^[T,\s]+/i, '') };
  const milliseconds = Number(fraction.slice(0, 3).padEnd(3, '0'));
  return { midnight, time: ((hours * 60 + Number(minute)) * 60 + Number(second)) * 1000 + milliseconds, zone };
}

/** Hours since midnight; null if the hour does not exist. */
function hoursOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour > 23 ? null : hour;
  // Japanese counts from 0 to 11, other languages from 12 to 11.
  if (hour > 12) return null;
  return (hour % 12) + (isSecondHalf(half) === true ? 12 : 0);
}

function offsetMs(zone: string): number | null {
  const offset = zone.replace(/^(z|utc|gmt)/i, '');
  if (offset === '') return 0;
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(3).replace(':', ''))];
  if (hours > 14 || minutes > 59) return null;
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

function notADate(text: string): WrongDate {
  if (SERIAL.test(text)) return { kind: 'serial-day', text };
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  const [first = '', second = ''] = dateNumbers(text)?.numbers ?? [];
  const isAmbiguous = Number(first) >= 1 && Number(first) <= 12 && Number(second) >= 1 && Number(second) <= 12;
  return { kind: isAmbiguous && first !== second ? 'ambiguous' : 'not-a-date', text: shown };
}
