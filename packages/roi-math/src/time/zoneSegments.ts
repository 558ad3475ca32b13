import { DAY_MS } from './dayNumber.ts';

/** A stretch of time in which a zone keeps one offset; it lasts until the next one's start. */
export interface ZoneSegment {
  /** Epoch milliseconds; −Infinity for the first. */
  readonly start: number;
  /** Milliseconds ahead of UTC. */
  readonly offset: number;
}

/** Changes before this are not looked up: no tracker is older. */
const FIRST_LOOK = Date.UTC(1995, 0, 1);
/** Closer than any two changes of one zone that have happened since (Morocco's month of Ramadan is the closest pair). */
const STEP = 14 * DAY_MS;

/**
 * The offsets of an IANA zone up to `until`, from the runtime's own zone database. Asking it once a fortnight and
 * closing in on each change costs milliseconds; asking it for every instant of a history would cost minutes.
 * @throws {RangeError} for an unknown zone
 */
export function zoneSegments(timeZone: string, until: number): readonly ZoneSegment[] {
  const offsetAt = offsetReader(timeZone);
  let offset = offsetAt(FIRST_LOOK);
  const segments: ZoneSegment[] = [{ start: -Infinity, offset }];
  for (let from = FIRST_LOOK; from < until; from += STEP) {
    const next = offsetAt(from + STEP);
    if (next !== offset) {
      segments.push({ start: changeBetween(from, from + STEP, offset, offsetAt), offset: next });
      offset = next;
    }
  }
  return segments;
}

function changeBetween(from: number, to: number, before: number, offsetAt: (at: number) => number): number {
  let low = from;
  let high = to;
  while (high - low > 1000) {
    const middle = low + Math.floor((high - low) / 2000) * 1000;
    if (offsetAt(middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

function offsetReader(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (at) => {
    const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = (
      format.format(at).match(/\d+/g) ?? []
    ).map(Number);
    return Date.UTC(year, month - 1, day, hour, minute, second) - at;
  };
}
