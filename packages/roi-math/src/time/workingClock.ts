import { DAY_MS, HOUR_MS } from '../constants.ts';
import { workedOnWallClock } from './workedOnWallClock.ts';
import { DEFAULT_CALENDAR, readCalendar, type WorkingTime } from './workingCalendar.ts';
import { zoneSegments } from './zoneSegments.ts';

/** Counts working hours in one time zone. */
export interface WorkingClock {
  /** Working hours between two instants in epoch milliseconds; 0 if the second is not later. */
  hoursBetween(from: number, to: number): number;
  /** Local calendar day of an instant in epoch milliseconds, in days since 1970-01-01. */
  dayOf(instant: number): number;
  /** Local time of day of an instant in epoch milliseconds, in milliseconds since midnight. */
  timeOf(instant: number): number;
  /** The instant at which a local day starts, in epoch milliseconds. */
  startOf(day: number): number;
}

interface Segment {
  readonly start: number;
  readonly offset: number;
  /** The amount to add to the wall clock's working time to get the working time since the first segment. */
  readonly correction: number;
}

/**
 * The working clock of an IANA zone. Changes of the zone's offset are handled exactly: they shift working hours in UTC,
 * and an hour that a change skips (or repeats) within a working day is not counted (or is counted twice).
 * @param until the last instant that will be queried, in epoch milliseconds
 * @param workingTime the days and hours that count, on the zone's wall clock
 * @throws {RangeError} if the zone is unknown
 */
export function workingClock(
  timeZone: string,
  until: number,
  workingTime: WorkingTime = readCalendar(DEFAULT_CALENDAR),
): WorkingClock {
  const worked = workedOnWallClock(workingTime);
  const segments = withCorrections(timeZone, until, worked);
  const last = segments.length - 1;
  let current = last;

  // Instants come in clusters, so the segment of the previous instant is nearly always the right one.
  const segmentOf = (instant: number): Segment => {
    while (current < last && instant >= at(segments, current + 1).start) current += 1;
    while (instant < at(segments, current).start) current -= 1;
    return at(segments, current);
  };
  const workedUntil = (instant: number): number => {
    const { offset, correction } = segmentOf(instant);
    return worked(instant + offset) + correction;
  };
  return {
    hoursBetween: (from, to) => (to > from ? (workedUntil(to) - workedUntil(from)) / HOUR_MS : 0),
    dayOf: (instant) => Math.floor((instant + segmentOf(instant).offset) / DAY_MS),
    timeOf: (instant) => {
      const wall = instant + segmentOf(instant).offset;
      return wall - Math.floor(wall / DAY_MS) * DAY_MS;
    },
    startOf: (day) => startOfDay(segments, day),
  };
}

function withCorrections(timeZone: string, until: number, worked: (wall: number) => number): readonly Segment[] {
  let before: Segment | undefined;
  return zoneSegments(timeZone, until).map(({ start, offset }) => {
    const correction =
      before === undefined ? 0 : before.correction + worked(start + before.offset) - worked(start + offset);
    before = { start, offset, correction };
    return before;
  });
}

/** The first instant of the day; if a change of the offset skips local midnight, the instant of the change. */
function startOfDay(segments: readonly Segment[], day: number): number {
  const midnight = day * DAY_MS;
  for (const [index, { start, offset }] of segments.entries()) {
    const end = segments[index + 1]?.start ?? Infinity;
    const instant = Math.max(midnight - offset, start);
    if (instant < end) return instant;
  }
  return midnight;
}

function at(segments: readonly Segment[], index: number): Segment {
  const segment = segments[index];
  if (segment === undefined) throw new RangeError('A clock has at least one segment.');
  return segment;
}
