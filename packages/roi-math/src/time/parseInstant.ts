import { DAY_MS, MINUTE_MS } from '../constants.ts';

const ZERO = 48;
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365];

/**
 * Epoch milliseconds of an ISO 8601 instant; NaN if invalid. The offset may be `Z`, `+02:00`, `+0200` or `+02`; if there is none, the instant is in
 * UTC, never in the machine's zone. Not `Date.parse`, because a project's history has a million instants, and because engines differ on unusual
 * texts.
 * @example parseInstant('2011-03-29T16:48:47.000+0000') // 1301417327000
 */
export function parseInstant(text: string): number {
  const day = dayOf(text);
  const time = timeOf(text);
  const end = fractionEnd(text);
  return day * DAY_MS + time + fractionOf(text, end) - offsetOf(text, end);
}

/** Day number of the leading `yyyy-MM-dd`. */
function dayOf(text: string): number {
  if (text.charCodeAt(4) !== 45 || text.charCodeAt(7) !== 45) return NaN;
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const before = DAYS_BEFORE_MONTH[month - 1] ?? NaN;
  const length = (DAYS_BEFORE_MONTH[month] ?? NaN) - before + (leap && month === 2 ? 1 : 0);
  if (!(day >= 1 && day <= length)) return NaN;
  const past = year - 1;
  const daysBeforeYear = past * 365 + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  return daysBeforeYear - 719_162 + before + (leap && month > 2 ? 1 : 0) + day - 1;
}

/** Milliseconds of `Thh:mm:ss` after the date. */
function timeOf(text: string): number {
  const separator = text.charCodeAt(10);
  if (separator !== 84 && separator !== 32) return NaN;
  if (text.charCodeAt(13) !== 58 || text.charCodeAt(16) !== 58) return NaN;
  const hours = twoDigits(text, 11);
  const minutes = twoDigits(text, 14);
  const seconds = twoDigits(text, 17);
  return hours < 24 && minutes < 60 && seconds < 60 ? (hours * 60 + minutes) * MINUTE_MS + seconds * 1000 : NaN;
}

/** Index after the fraction of a second, which starts at 19 if there is one. */
function fractionEnd(text: string): number {
  if (text.charCodeAt(19) !== 46) return 19;
  let end = 20;
  while (isDigit(text.charCodeAt(end))) end += 1;
  return end;
}

function fractionOf(text: string, end: number): number {
  if (end === 19) return 0;
  if (end === 23) return twoDigits(text, 20) * 10 + text.charCodeAt(22) - ZERO;
  return end === 20 ? NaN : Math.floor(Number(`0.${text.slice(20, end)}`) * 1000);
}

/** Milliseconds that the offset is ahead of UTC. */
function offsetOf(text: string, at: number): number {
  const rest = text.length - at;
  if (rest === 0) return 0;
  const mark = text.charCodeAt(at);
  if (mark === 90) return rest === 1 ? 0 : NaN;
  if (mark !== 43 && mark !== 45) return NaN;
  const hours = twoDigits(text, at + 1);
  const minutes = offsetMinutes(text, at + 3, rest - 3);
  const ahead = hours < 24 && minutes < 60 ? (hours * 60 + minutes) * MINUTE_MS : NaN;
  return mark === 45 ? -ahead : ahead;
}

function offsetMinutes(text: string, at: number, length: number): number {
  if (length === 0) return 0;
  if (length === 2) return twoDigits(text, at);
  return length === 3 && text.charCodeAt(at) === 58 ? twoDigits(text, at + 1) : NaN;
}

/** The number of two digits. */
function twoDigits(text: string, at: number): number {
  const [tens, ones] = [text.charCodeAt(at) - ZERO, text.charCodeAt(at + 1) - ZERO];
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : NaN;
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= 57;
}
