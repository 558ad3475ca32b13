/** Number of days from Monday to Friday between day numbers `from` (inclusive) and `to` (exclusive); 0 if `to` is not later. */
export function weekdaysBetween(from: number, to: number): number {
  return to > from ? weekdaysBefore(to) - weekdaysBefore(from) : 0;
}

/** Weekdays since Monday 1969-12-29 (day −3), so that full weeks start on Mondays. */
function weekdaysBefore(day: number): number {
  const sinceMonday = day + 3;
  const weeks = Math.floor(sinceMonday / 7);
  return weeks * 5 + Math.min(sinceMonday - weeks * 7, 5);
}
