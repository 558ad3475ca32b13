import { objectOf, textOf } from './json.ts';

/** The time zone of Jira's user (`GET /myself`); UTC when there is none that is known here. */
export function timeZoneOf(myself: unknown): string {
  const zone = textOf(objectOf(myself), 'timeZone');
  if (zone === null) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
