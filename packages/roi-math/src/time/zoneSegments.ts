import { DAY_MS } from '../constants.ts';

/** A span of time in which a zone has one offset. It ends where the next span starts. */
export interface ZoneSegment {
  /** Epoch milliseconds; −Infinity for the first span. */
  readonly start: number;
  /** Milliseconds ahead of UTC. */
  readonly offset: number;
}

/** Earlier changes are ignored, because no tracker is older. */
const FIRST_INSTANT = Date.UTC(1995, 0, 1);
/** Shorter than the time between any two changes of a zone since 1995. The closest changes are around Ramadan in Morocco. */
const STEP = 14 * DAY_MS;

/** The last result, because successive reports often have the same zone. */
let last: { readonly timeZone: string; readonly steps: number; readonly segments: readonly ZoneSegment[] } | undefined;

/**
 * The offsets of an IANA zone up to `until` (epoch milliseconds), from the runtime's time zone database. Querying it
 * every two weeks and bisecting each change takes milliseconds; querying every instant of a history would take minutes.
 * @throws {RangeError} if the zone is unknown
 */
export function zoneSegments(timeZone: string, until: number): readonly ZoneSegment[] {
  const steps = Math.ceil((until - FIRST_INSTANT) / STEP);
  if (last?.timeZone !== timeZone || last.steps !== steps) {
    last = { timeZone, steps, segments: readSegments(timeZone, steps) };
  }
  return last.segments;
}

function readSegments(timeZone: string, steps: number): readonly ZoneSegment[] {
  const offsetAt = offsetReader(timeZone);
  let offset = offsetAt(FIRST_INSTANT);
  const segments: ZoneSegment[] = [{ start: -Infinity, offset }];
  for (let step = 0; step < steps; step += 1) {
    const from = FIRST_INSTANT + step * STEP;
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
