import { describe, expect, it } from 'vitest';
import { wallClock } from './wallClock.ts';

const berlin = wallClock('Europe/Berlin', Date.UTC(2026, 0, 1));
const at = (wall: string) => new Date(berlin(Date.parse(`${wall}Z`))).toISOString();

describe('wallClock', () => {
  it.each([
    ['2025-01-15T09:00', '2025-01-15T08:00:00.000Z'],
    ['2025-07-15T09:00', '2025-07-15T07:00:00.000Z'],
    ['1990-06-01T09:00', '1990-06-01T08:00:00.000Z'],
    // The clock shows this time twice in the night to October 26.
    ['2025-10-26T02:30', '2025-10-26T00:30:00.000Z'],
    ['2025-10-26T03:00', '2025-10-26T02:00:00.000Z'],
    // The clock skips the time after this one in the night to March 30.
    ['2025-03-30T01:59', '2025-03-30T00:59:00.000Z'],
    ['2025-03-30T02:30', '2025-03-30T01:30:00.000Z'],
    ['2025-03-30T03:00', '2025-03-30T01:00:00.000Z'],
  ])('reads %s in Berlin as %s', (wall, instant) => expect(at(wall)).toBe(instant));

  it('refuses an unknown zone', () => expect(() => wallClock('Nowhere/None', 0)).toThrow(RangeError));
});
