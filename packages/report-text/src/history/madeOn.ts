import type { Report } from '@roi-insight/contracts';
import { type Formats, MISSING } from '../format/index.ts';

/** When the tickets of a report were read, in the time zone of the report. */
export interface MadeOn {
  /** {@link MISSING} if the report does not contain the day. */
  readonly day: string;
  readonly clock: string | null;
  /** The day for an axis; the year is on a separate line below it. */
  readonly dayOfYear: string;
  readonly year: string;
}

/** @example madeOn(formats, report).day // 'Nov 24, 2025' */
export function madeOn(formats: Formats, { provenance }: Report): MadeOn {
  const time = Date.parse(provenance?.fetched_at ?? '');
  if (provenance === undefined || Number.isNaN(time))
    return { day: MISSING, clock: null, dayOfYear: MISSING, year: '' };
  const timeZone = knownZone(provenance.time_zone);
  const text = (options: Intl.DateTimeFormatOptions) => formats.date({ timeZone, ...options })(time);
  return {
    day: text({ dateStyle: 'medium' }),
    clock: text({ timeStyle: 'short' }).replaceAll('\u202f', ' '),
    dayOfYear: text({ month: 'short', day: 'numeric' }),
    year: text({ year: 'numeric' }),
  };
}

/** The time zone if it is known, otherwise UTC. A report that was written by hand can contain any name. */
function knownZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
