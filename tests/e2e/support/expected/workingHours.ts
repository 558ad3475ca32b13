const HOUR = 3_600_000;

/**
 * Formatters of wall-clock time by time zone, in the style of sv-SE: 2025-08-25 09:00:00. Cached, because creating one
 * is slow.
 */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clock(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, made);
  return made;
}

const moments = new Map<string, number>();

/** Epoch ms of a wall-clock hour of a day in a time zone. */
export function wallClock(day: string, hour: number, timeZone: string): number {
  const name = `${day} ${hour} ${timeZone}`;
  const known = moments.get(name);
  if (known !== undefined) return known;
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * HOUR;
  // Formatting determines the zone's offset at the moment. The second round corrects the first on days on which the offset changes.
  let guess = asUtc;
  for (let round = 0; round < 2; round += 1) guess = asUtc - (shownAsUtc(guess, timeZone) - guess);
  moments.set(name, guess);
  return guess;
}

function shownAsUtc(moment: number, timeZone: string): number {
  return Date.parse(`${clock(timeZone).format(moment).replace(' ', 'T')}Z`) + (moment % 1000);
}

/** The day of a moment in a time zone, yyyy-MM-dd. */
export function dayOf(moment: number, timeZone: string): string {
  return clock(timeZone).format(moment).slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * HOUR).toISOString().slice(0, 10);
}

/** Hours of Monday to Friday, 9 to 17, between two moments. */
export function workingHours(from: number, to: number, timeZone: string): number {
  let hours = 0;
  const last = dayOf(to, timeZone);
  for (let day = dayOf(from, timeZone); day <= last; day = addDays(day, 1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    const start = Math.max(from, wallClock(day, 9, timeZone));
    const end = Math.min(to, wallClock(day, 17, timeZone));
    hours += Math.max(0, end - start) / HOUR;
  }
  return hours;
}
