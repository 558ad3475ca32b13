import type { Report } from '@roi-insight/contracts';
import type { Formats } from './format/index.ts';
import { toCalendarDate } from './toCalendarDate.ts';

/** Facts about a saved report: the day in the reader's time zone, and the version of the measurement. */
export function savedPageFacts(formats: Formats, { provenance }: Report, savedAt: Date): readonly string[] {
  const saved = `Saved on ${formats.day(toCalendarDate(savedAt))}`;
  if (provenance === undefined) return [saved];
  const { fetched_at: at, time_zone: zone, version } = provenance;
  return [saved, `Tickets read on ${formats.moment(at, zone)}`, `Measurement version ${version}`];
}
