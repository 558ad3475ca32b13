const SECONDS_PER_HOUR = 3600;

/** Maximum of a valid value: more hours than 50 people can log on one ticket in a year. */
const MAX_LOGGED_HOURS = 100_000;

/**
 * Converts the logged time of a ticket to hours from seconds, the unit of `timespent`. 0 if no time is logged; null if
 * the value cannot be a logged time.
 * @example loggedHours(5400) // 1.5
 */
export function loggedHours(seconds: unknown): number | null {
  if (seconds === null || seconds === undefined) return 0;
  if (typeof seconds !== 'number') return null;
  const hours = seconds / SECONDS_PER_HOUR;
  return hours >= 0 && hours <= MAX_LOGGED_HOURS ? hours : null;
}
