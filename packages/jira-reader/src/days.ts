import { DAY_MS } from '@roi-insight/roi-math';

/**
 * The calendar date `days` days later, or earlier if negative.
 * @example addDays('2024-02-28', 2) // '2024-03-01'
 */
export function addDays(date: string, days: number): string {
  return dateOf(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS);
}

/** Number of calendar days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The calendar date of an instant in UTC. */
export function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
