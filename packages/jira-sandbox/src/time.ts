export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Converts between instants (epoch ms) and wall time of a zone (ms as if the wall clock were UTC). */
export interface Zone {
  readonly name: string;
  toWall(instant: number): number;
  toInstant(wall: number): number;
  /** Jira's format of an instant: `2025-08-25T09:13:11.000-0400`, without a colon in the offset. */
  format(instant: number): string;
}

/** The zones are shared by all sandboxes of a process, because filling the cache of a zone takes half of a sandbox's start time. */
const opened = new Map<string, Zone>();

/**
 * Opens an IANA zone. Offsets are cached by the hour. In the years used here, no zone changes its offset within an hour.
 * @throws RangeError for an unknown name
 */
export function openZone(name: string): Zone {
  const zone = opened.get(name) ?? createZone(name);
  opened.set(name, zone);
  return zone;
}

function createZone(name: string): Zone {
  // The formatted text ends with the offset, such as GMT-04:00, or with GMT if there is none.
  const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
  const offsets = new Map<number, number>();
  const offsetAt = (instant: number): number => {
    const hour = Math.floor(instant / HOUR_MS);
    const known = offsets.get(hour);
    if (known !== undefined) return known;
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(hour * HOUR_MS)) ?? [];
    const offset = Number(`${sign ?? ''}1`) * (Number(hours ?? 0) * HOUR_MS + Number(minutes ?? 0) * MINUTE_MS);
    offsets.set(hour, offset);
    return offset;
  };
  const toInstant = (wall: number) => wall - offsetAt(wall - offsetAt(wall));
  const toWall = (instant: number) => instant + offsetAt(instant);
  return {
    name,
    toWall,
    toInstant,
    format: (instant) => `${new Date(toWall(instant)).toISOString().slice(0, -1)}${offsetText(offsetAt(instant))}`,
  };
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE_MS;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

/** Epoch ms of a timestamp in Jira's format, with or without a colon in the offset; null if invalid. */
export function readTimestamp(text: unknown): number | null {
  if (typeof text !== 'string') return null;
  const instant = Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  return Number.isNaN(instant) ? null : instant;
}
