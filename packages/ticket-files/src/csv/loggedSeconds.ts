const NUMBER = /^\d{1,12}(\.\d{1,9})?$/;

/** 1w 2d 3h 4m, as Jira writes durations; also 3 hours, 4 minutes. */
const DURATION =
  /^(?:(\d{1,6}(?:\.\d+)?) ?w(?:eeks?)?)?,? ?(?:(\d{1,6}(?:\.\d+)?) ?d(?:ays?)?)?,? ?(?:(\d{1,6}(?:\.\d+)?) ?h(?:ours?)?)?,? ?(?:(\d{1,6}(?:\.\d+)?) ?m(?:in(?:ute)?s?)?)?$/i;

/** Seconds of Jira's units: a week of logged time has five days of eight hours, unless the site has changed it. */
const SECONDS = [5 * 8 * 3600, 8 * 3600, 3600, 60] as const;

/** The logged time in a cell, in seconds; null if it is neither a number nor a duration. `unit` is the number of seconds that a bare number counts. */
export function loggedSeconds(text: string, unit: number): number | null {
  if (NUMBER.test(text)) return Number(text) * unit;
  const parts = DURATION.exec(text)?.slice(1);
  if (parts === undefined || parts.every((part) => part === undefined)) return null;
  return parts.reduce((sum, part, index) => sum + Number(part ?? 0) * (SECONDS[index] ?? 0), 0);
}
