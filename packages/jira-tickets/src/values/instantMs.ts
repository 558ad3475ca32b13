/** Smaller numbers are seconds. As milliseconds, they would be dates before 1974, when no tracker existed. */
const MIN_MS_NUMBER = 1e11;
/** Years have four digits. */
const MIN_INSTANT_MS = Date.parse('0000-01-01T00:00:00.000Z');
const MAX_INSTANT_MS = Date.parse('9999-12-31T23:59:59.999Z');

/** 2011-03-29T16:48:47.000+0100. Pipelines also write 2011-03-29 16:48:47 UTC and 2011-03-29 16:48:47+00. */
const INSTANT =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?: ?(?:(Z|UTC)|([+-]\d{2})(?::?(\d{2}))?))?$/;

/**
 * Parses an instant as Jira writes it: milliseconds or seconds since 1970 in bulk changelogs, elsewhere text whose offset
 * has no colon.
 * @param instantOf converts a wall-clock time without an offset to an instant. Absent: such a time is invalid
 * @returns epoch milliseconds, null if invalid
 * @example instantMs('2011-03-29T16:48:47.000+0100') // 1301413727000
 */
export function instantMs(value: unknown, instantOf?: (wall: number) => number): number | null {
  const ms = Math.trunc(typeof value === 'number' ? fromNumber(value) : fromText(value, instantOf));
  return ms >= MIN_INSTANT_MS && ms <= MAX_INSTANT_MS ? ms : null;
}

function fromNumber(value: number): number {
  return value < MIN_MS_NUMBER ? value * 1000 : value;
}

function fromText(value: unknown, instantOf: (wall: number) => number = () => Number.NaN): number {
  if (typeof value !== 'string') return Number.NaN;
  if (/^\d{9,}$/.test(value)) return fromNumber(Number(value));
  const [, day, time, utc, hours, minutes] = INSTANT.exec(value) ?? [];
  if (day === undefined) return Number.NaN;
  const ms = Date.parse(`${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes ?? '00'}`}`);
  return (utc ?? hours) === undefined ? instantOf(ms) : ms;
}
