/** Reads dates in files: instants, wall-clock times and days. */
export interface DateReader {
  /**
   * Epoch milliseconds, or a message that explains why the text is not a date.
   * @param edge which end of the day a date without a time means; null: a time is required
   */
  readonly read: (text: string, edge: 'start' | 'end' | null) => number | string;
}

const DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?: ?(Z|UTC|[+-]\d{2}(?::?\d{2})?))?)?$/i;

const EXAMPLE = 'Write it as 2026-02-01T09:30:00Z.';

const DAY_MS = 86_400_000;

/** @param instantOf converts a wall-clock time in the report's zone to an instant */
export function dateReader(instantOf: (wall: number) => number): DateReader {
  return {
    read: (text, edge) => {
      const match = DATE.exec(text);
      if (match === null) return notADate(text);
      const [, year, month, day, hour, minute, second = '0', fraction = '', zone] = match;
      const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
      const date = new Date(midnight);
      if (date.getUTCMonth() + 1 !== Number(month) || date.getUTCDate() !== Number(day))
        return `There is no day ${text.slice(0, 10)}.`;
      if (hour === undefined) {
        if (edge === null) return `${text} has no time of day, which the working hours are measured with. ${EXAMPLE}`;
        return edge === 'start' ? instantOf(midnight) : instantOf(midnight + DAY_MS) - 1;
      }
      if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return `There is no time ${text.slice(11)}.`;
      const milliseconds = Number(fraction.slice(0, 3).padEnd(3, '0'));
      const wall = midnight + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000 + milliseconds;
      if (zone === undefined) return instantOf(wall);
      const offset = offsetMs(zone);
      return offset === null ? `There is no offset ${zone}.` : wall - offset;
    },
  };
}

function offsetMs(zone: string): number | null {
  if (/^(z|utc)$/i.test(zone)) return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(3).replace(':', ''))];
  if (hours > 14 || minutes > 59) return null;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

function notADate(text: string): string {
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  const [, first = 0, second = 0] = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}\b/.exec(text) ?? [];
  const isAmbiguous = Number(first) >= 1 && Number(first) <= 12 && Number(second) >= 1 && Number(second) <= 12;
  if (isAmbiguous && first !== second) return `“${shown}” can be two days: day and month can be either. ${EXAMPLE}`;
  return `“${shown}” is not a date as it is expected here. ${EXAMPLE}`;
}
