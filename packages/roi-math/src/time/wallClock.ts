import { zoneSegments } from './zoneSegments.ts';

/**
 * A function from the time on a zone's wall clock (milliseconds since 1970-01-01 00:00 of that clock) to the instant in epoch milliseconds. If the
 * clock shows a time twice, the first one counts; a skipped time is interpreted with the offset before the change.
 * @param timeZone IANA name
 * @param until the last instant for which offsets are needed, in epoch milliseconds
 * @throws {RangeError} if the zone is unknown
 */
export function wallClock(timeZone: string, until: number): (wall: number) => number {
  const segments = zoneSegments(timeZone, until);
  return (wall) => {
    const index = segments.findIndex(({ offset }, at) => wall - offset < (segments[at + 1]?.start ?? Infinity));
    const { start, offset } = segments[index] ?? { start: 0, offset: 0 };
    const before = segments[index - 1]?.offset ?? offset;
    return wall - offset < start ? wall - before : wall - offset;
  };
}
